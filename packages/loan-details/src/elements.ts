// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoAccountsElement,
  PorticoAccountsEvents,
  PorticoAccountsProperties,
} from './accounts/portico-accounts';
import type {
  PorticoLoanDetailsElement,
  PorticoLoanDetailsEvents,
  PorticoLoanDetailsProperties,
} from './loan-details/portico-loan-details';

export type { PorticoAccountsElement, PorticoAccountsSettings } from './accounts/portico-accounts';
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
      'portico-loan-details': ElementProps<
        PorticoLoanDetailsElement,
        PorticoLoanDetailsProperties,
        PorticoLoanDetailsEvents
      >;
    }
  }
}
