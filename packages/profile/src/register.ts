// Made from the declarations of the elements by packages/element/build/generate.mjs
import './contact-change/portico-contact-change';
import './login-history/portico-login-history';
import './profile/portico-profile';

export type {
  PorticoContactChangeElement,
  PorticoContactChangeSettings,
} from './contact-change/portico-contact-change';
export type {
  PorticoLoginHistoryElement,
  PorticoLoginHistorySettings,
} from './login-history/portico-login-history';
export type { PorticoProfileElement, PorticoProfileSettings } from './profile/portico-profile';
