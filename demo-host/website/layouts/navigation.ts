import type { PageContext, PageBody } from '../page';
import { pagePath } from '../variants';

export type NavigationItem = {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
};

/** The lender's own navigation, the same in every layout. */
export function navigation(
  context: PageContext,
  page: PageBody['name'],
): readonly NavigationItem[] {
  const { texts, variant } = context;
  const item = (label: string, name: 'home' | 'account' | 'documents' | 'pay'): NavigationItem => ({
    label,
    href: pagePath(variant.name, name),
    current: page === name,
  });
  return [
    item(texts.navHome, 'home'),
    item(texts.navAccount, 'account'),
    item(texts.navPay, 'pay'),
    item(texts.navDocuments, 'documents'),
  ];
}
