// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type {
  PorticoAccountsEvents,
  PorticoAccountsProperties,
} from './dist/accounts/portico-accounts.js';
import type {
  PorticoApplicationDetailsEvents,
  PorticoApplicationDetailsProperties,
} from './dist/application-details/portico-application-details.js';
import type {
  PorticoDepositDetailsEvents,
  PorticoDepositDetailsProperties,
} from './dist/deposit-details/portico-deposit-details.js';
import type {
  PorticoLoanDetailsEvents,
  PorticoLoanDetailsProperties,
} from './dist/loan-details/portico-loan-details.js';

/** `portico-signed-in` → `PorticoSignedIn` */
type InPascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InPascalCase<Rest>}`
  : Capitalize<Name>;

type VueProps<Properties, Events> = Omit<HTMLAttributes, 'onError'> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${InPascalCase<N>}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'portico-accounts': DefineComponent<VueProps<PorticoAccountsProperties, PorticoAccountsEvents>>;
    'portico-application-details': DefineComponent<
      VueProps<PorticoApplicationDetailsProperties, PorticoApplicationDetailsEvents>
    >;
    'portico-deposit-details': DefineComponent<
      VueProps<PorticoDepositDetailsProperties, PorticoDepositDetailsEvents>
    >;
    'portico-loan-details': DefineComponent<
      VueProps<PorticoLoanDetailsProperties, PorticoLoanDetailsEvents>
    >;
  }
}

export {};
