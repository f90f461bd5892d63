import { registerWidget } from '@portico/element';
import { branchLocatorWidget } from './branch-locator/branch-locator.element';

registerWidget(branchLocatorWidget);

export type { PorticoBranchLocatorElement } from './elements';
