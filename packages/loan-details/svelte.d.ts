// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoAccountsElement,
  PorticoAccountsEvents,
  PorticoAccountsProperties,
} from './dist/accounts/portico-accounts.js';
import type {
  PorticoApplicationDetailsElement,
  PorticoApplicationDetailsEvents,
  PorticoApplicationDetailsProperties,
} from './dist/application-details/portico-application-details.js';
import type {
  PorticoDepositDetailsElement,
  PorticoDepositDetailsEvents,
  PorticoDepositDetailsProperties,
} from './dist/deposit-details/portico-deposit-details.js';
import type {
  PorticoLoanDetailsElement,
  PorticoLoanDetailsEvents,
  PorticoLoanDetailsProperties,
} from './dist/loan-details/portico-loan-details.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-accounts': SvelteProps<
      PorticoAccountsElement,
      PorticoAccountsProperties,
      PorticoAccountsEvents
    >;
    'portico-application-details': SvelteProps<
      PorticoApplicationDetailsElement,
      PorticoApplicationDetailsProperties,
      PorticoApplicationDetailsEvents
    >;
    'portico-deposit-details': SvelteProps<
      PorticoDepositDetailsElement,
      PorticoDepositDetailsProperties,
      PorticoDepositDetailsEvents
    >;
    'portico-loan-details': SvelteProps<
      PorticoLoanDetailsElement,
      PorticoLoanDetailsProperties,
      PorticoLoanDetailsEvents
    >;
  }
}

export {};
