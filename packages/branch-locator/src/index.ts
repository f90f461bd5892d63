export { branchLocatorWidget } from './branch-locator/branch-locator.element';
export { BranchLocatorView } from './branch-locator/branch-locator.view';
export { branchLocatorTexts } from './branch-locator/branch-locator.sentences';
export type { Geocoder } from './branch-locator/branch-locator.flow';
export type { MapProps } from './branch-locator/map/map';
export type { PorticoBranchLocatorElement } from './generated/elements';
