// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoPortalElement,
  PorticoPortalEvents,
  PorticoPortalProperties,
} from './portal/portico-portal';

export type { PorticoPortalElement, PorticoPortalSettings } from './portal/portico-portal';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-portal': ElementProps<
        PorticoPortalElement,
        PorticoPortalProperties,
        PorticoPortalEvents
      >;
    }
  }
}
