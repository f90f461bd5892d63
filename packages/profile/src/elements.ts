// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoContactChangeElement,
  PorticoContactChangeEvents,
  PorticoContactChangeProperties,
} from './contact-change/portico-contact-change';
import type {
  PorticoLoginHistoryElement,
  PorticoLoginHistoryEvents,
  PorticoLoginHistoryProperties,
} from './login-history/portico-login-history';
import type {
  PorticoProfileElement,
  PorticoProfileEvents,
  PorticoProfileProperties,
} from './profile/portico-profile';

export type {
  PorticoContactChangeElement,
  PorticoContactChangeSettings,
} from './contact-change/portico-contact-change';
export type {
  PorticoLoginHistoryElement,
  PorticoLoginHistorySettings,
} from './login-history/portico-login-history';
export type { PorticoProfileElement, PorticoProfileSettings } from './profile/portico-profile';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-contact-change': ElementProps<
        PorticoContactChangeElement,
        PorticoContactChangeProperties,
        PorticoContactChangeEvents
      >;
      'portico-login-history': ElementProps<
        PorticoLoginHistoryElement,
        PorticoLoginHistoryProperties,
        PorticoLoginHistoryEvents
      >;
      'portico-profile': ElementProps<
        PorticoProfileElement,
        PorticoProfileProperties,
        PorticoProfileEvents
      >;
    }
  }
}
