export { accountsWidget } from './accounts/accounts.element';
export { AccountsView } from './accounts/accounts.view';
export { accountsTexts, type AccountsTextKey } from './accounts/accounts.texts';
export { applicationsTexts } from './accounts/applications.texts';
export { hideAccountTexts } from './hide-account/hide-account.texts';
export type { PorticoAccountsElement } from './elements';
