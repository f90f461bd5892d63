// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Lists the lender's branches, the nearest first, with a map. */
export type PorticoBranchLocatorElement = ElementOf<
  PorticoBranchLocatorProperties,
  PorticoBranchLocatorEvent
>;

/** The properties of `<portico-branch-locator>`. */
export type PorticoBranchLocatorProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-branch-locator>` dispatches. */
export type PorticoBranchLocatorEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-branch-locator': PorticoBranchLocatorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-branch-locator': ElementProps<
        PorticoBranchLocatorProperties,
        PorticoBranchLocatorEvent
      >;
    }
  }
}
