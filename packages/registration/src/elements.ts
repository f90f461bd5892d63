// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoRegistrationElement,
  PorticoRegistrationEvents,
  PorticoRegistrationProperties,
} from './registration/portico-registration';
import type {
  PorticoVerifyEmailElement,
  PorticoVerifyEmailEvents,
  PorticoVerifyEmailProperties,
} from './verify-email/portico-verify-email';

export type {
  PorticoRegistrationElement,
  PorticoRegistrationSettings,
} from './registration/portico-registration';
export type {
  PorticoVerifyEmailElement,
  PorticoVerifyEmailSettings,
} from './verify-email/portico-verify-email';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-registration': ElementProps<
        PorticoRegistrationElement,
        PorticoRegistrationProperties,
        PorticoRegistrationEvents
      >;
      'portico-verify-email': ElementProps<
        PorticoVerifyEmailElement,
        PorticoVerifyEmailProperties,
        PorticoVerifyEmailEvents
      >;
    }
  }
}
