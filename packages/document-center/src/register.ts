// Made from the declarations of the elements by packages/element/build/generate.mjs
import './document-center/portico-document-center';

export type {
  PorticoDocumentCenterElement,
  PorticoDocumentCenterSettings,
} from './document-center/portico-document-center';
