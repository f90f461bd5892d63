// Made from the declarations of the elements by packages/element/build/generate.mjs
import './accounts/portico-accounts';
import './loan-details/portico-loan-details';

export type { PorticoAccountsElement, PorticoAccountsSettings } from './accounts/portico-accounts';
export type {
  PorticoLoanDetailsElement,
  PorticoLoanDetailsSettings,
} from './loan-details/portico-loan-details';
