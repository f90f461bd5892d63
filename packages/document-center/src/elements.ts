// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoDocumentCenterElement,
  PorticoDocumentCenterEvents,
  PorticoDocumentCenterProperties,
} from './document-center/portico-document-center';

export type {
  PorticoDocumentCenterElement,
  PorticoDocumentCenterSettings,
} from './document-center/portico-document-center';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-document-center': ElementProps<
        PorticoDocumentCenterElement,
        PorticoDocumentCenterProperties,
        PorticoDocumentCenterEvents
      >;
    }
  }
}
