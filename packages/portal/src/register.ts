// Made from the declarations of the elements by packages/element/build/generate.mjs
import './portal/portico-portal';

export type { PorticoPortalElement, PorticoPortalSettings } from './portal/portico-portal';
