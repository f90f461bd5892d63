export { portalWidget } from './portal/portal.element';
export { Portal, PortalView } from './portal/portal.view';
export { portalRoutes } from './portal/portal.routes';
export { portalTexts, type PortalTextKey } from './portal/portal.sentences';
export { portalFrameTexts } from './shell/portal-frame.sentences';
export type { Area, GuardName, ResolverName, Route, RouteModule } from './routing/route';
export type { PorticoPortalElement } from './generated/elements';
