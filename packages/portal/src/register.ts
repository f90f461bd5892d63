import { registerWidget } from '@portico/element';
import { portalWidget } from './portal/portal.element';

registerWidget(portalWidget);

export type { PorticoPortalElement } from './elements';
