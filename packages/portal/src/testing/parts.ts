/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../remote-branch-locator/remote-branch-locator.view';

export { Error500 } from '../error500/error500';
export { portalRoutes } from '../portal/portal.routes';
export { PortalView, Portal } from '../portal/portal.view';
export { TestLayout } from './test-layout';
