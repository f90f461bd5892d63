/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../branch-locator/map/framed-map.view';

export { BranchLocatorView } from '../branch-locator/branch-locator.view';
