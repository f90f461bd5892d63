// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoAccountsElement,
  PorticoAccountsEvents,
  PorticoAccountsProperties,
} from './accounts/portico-accounts';
import type {
  PorticoApplicationDetailsElement,
  PorticoApplicationDetailsEvents,
  PorticoApplicationDetailsProperties,
} from './application-details/portico-application-details';
import type {
  PorticoDepositDetailsElement,
  PorticoDepositDetailsEvents,
  PorticoDepositDetailsProperties,
} from './deposit-details/portico-deposit-details';
import type {
  PorticoLoanDetailsElement,
  PorticoLoanDetailsEvents,
  PorticoLoanDetailsProperties,
} from './loan-details/portico-loan-details';

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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-accounts': ElementProps<
        PorticoAccountsElement,
        PorticoAccountsProperties,
        PorticoAccountsEvents
      >;
      'portico-application-details': ElementProps<
        PorticoApplicationDetailsElement,
        PorticoApplicationDetailsProperties,
        PorticoApplicationDetailsEvents
      >;
      'portico-deposit-details': ElementProps<
        PorticoDepositDetailsElement,
        PorticoDepositDetailsProperties,
        PorticoDepositDetailsEvents
      >;
      'portico-loan-details': ElementProps<
        PorticoLoanDetailsElement,
        PorticoLoanDetailsProperties,
        PorticoLoanDetailsEvents
      >;
    }
  }
}
