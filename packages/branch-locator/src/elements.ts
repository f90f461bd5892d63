// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoBranchLocatorElement,
  PorticoBranchLocatorEvents,
  PorticoBranchLocatorProperties,
} from './branch-locator/portico-branch-locator';

export type {
  PorticoBranchLocatorElement,
  PorticoBranchLocatorSettings,
} from './branch-locator/portico-branch-locator';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-branch-locator': ElementProps<
        PorticoBranchLocatorElement,
        PorticoBranchLocatorProperties,
        PorticoBranchLocatorEvents
      >;
    }
  }
}
