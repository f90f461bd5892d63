// Made from the declarations of the elements by packages/element/build/generate.mjs
import './registration/portico-registration';
import './verify-email/portico-verify-email';

export type {
  PorticoRegistrationElement,
  PorticoRegistrationSettings,
} from './registration/portico-registration';
export type {
  PorticoVerifyEmailElement,
  PorticoVerifyEmailSettings,
} from './verify-email/portico-verify-email';
