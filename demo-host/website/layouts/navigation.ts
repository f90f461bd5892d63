import type { PageContext, PageBody } from '../page';
import { pagePath } from '../variants';

export type NavigationItem = {
  readonly label: string;
  readonly href: string;
  /** The page itself, or the one it belongs to. */
  readonly current: 'page' | 'true' | undefined;
};

/** The pages that a borrower reaches from the accounts. */
const ofAccounts: ReadonlySet<PageBody['name']> = new Set([
  'loan',
  'deposit',
  'application',
  'pay',
  'confirm',
]);

/** The lender's own navigation, the same in every layout. */
export function navigation(
  context: PageContext,
  page: PageBody['name'],
): readonly NavigationItem[] {
  const { texts, variant } = context;
  const item = (label: string, name: 'home' | 'account' | 'documents'): NavigationItem => ({
    label,
    href: pagePath(variant.name, name),
    current:
      page === name ? 'page' : name === 'account' && ofAccounts.has(page) ? 'true' : undefined,
  });
  return [
    item(texts.navHome, 'home'),
    item(texts.navAccount, 'account'),
    item(texts.navDocuments, 'documents'),
  ];
}
