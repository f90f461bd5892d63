// Made from the declarations of the elements by packages/element/build/generate.mjs
import './branch-locator/portico-branch-locator';

export type {
  PorticoBranchLocatorElement,
  PorticoBranchLocatorSettings,
} from './branch-locator/portico-branch-locator';
