import { registerWidget } from '@portico/element';
import { accountsWidget } from './accounts/accounts.element';

registerWidget(accountsWidget);

export type { PorticoAccountsElement } from './elements';
