import type { CatalogueSetting } from '../../catalogue';

/** What a borrower does, and the widgets to do it with. */
const groups: readonly (readonly [title: string, tags: readonly string[]])[] = [
  [
    'Signing in',
    [
      'portico-sign-in',
      'portico-session',
      'portico-activation',
      'portico-recovery',
      'portico-password-change',
      'portico-opt-out',
    ],
  ],
  ['Registering', ['portico-registration', 'portico-verify-email']],
  ['Paying', ['portico-payment', 'portico-payment-confirmation']],
  [
    'Accounts and loans',
    [
      'portico-accounts',
      'portico-loan-details',
      'portico-deposit-details',
      'portico-application-details',
    ],
  ],
  ['Documents', ['portico-document-center']],
  ['Requests', ['portico-requests']],
  ['Messages and help', ['portico-messages', 'portico-faq']],
  ['My profile', ['portico-profile', 'portico-contact-change', 'portico-login-history']],
  ['Finding a branch', ['portico-branch-locator']],
  ['Menus and the pages around', ['portico-portal']],
];

const everywhere = 'Everywhere';

/** The titles of the groups, in the order a borrower meets them. */
export const groupTitles: readonly string[] = [...groups.map(([title]) => title), everywhere];

/** The group of a setting: that of its only use, or everywhere. */
export function groupOf({ widgets }: Pick<CatalogueSetting, 'widgets'>): string {
  const found = groups.filter(([, tags]) => widgets.some((widget) => tags.includes(widget)));
  return found.length === 1 ? (found[0]?.[0] ?? everywhere) : everywhere;
}
