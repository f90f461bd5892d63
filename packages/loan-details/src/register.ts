// Made from the declarations of the elements by packages/element/build/generate.mjs
import './accounts/portico-accounts';
import './application-details/portico-application-details';
import './deposit-details/portico-deposit-details';
import './loan-details/portico-loan-details';

export type { PorticoAccountsElement, PorticoAccountsSettings } from './accounts/portico-accounts';
export type {
  PorticoApplicationDetailsElement,
  PorticoApplicationDetailsSettings,
} from './application-details/portico-application-details';
export type {
  PorticoDepositDetailsElement,
  PorticoDepositDetailsSettings,
} from './deposit-details/portico-deposit-details';
export type {
  PorticoLoanDetailsElement,
  PorticoLoanDetailsSettings,
} from './loan-details/portico-loan-details';
