// Made from the declarations of the elements by packages/element/build/generate.mjs
import './accounts/portico-accounts';

export type { PorticoAccountsElement, PorticoAccountsSettings } from './accounts/portico-accounts';
