// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { branchLocatorWidget } from './branch-locator.element';

/** Lists the lender's branches, the nearest first, with a map. */
export type PorticoBranchLocatorElement = HTMLElement & PorticoBranchLocatorProperties;

/** The properties of `<portico-branch-locator>`. */
export type PorticoBranchLocatorProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoBranchLocatorSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-branch-locator>` by key; the property `settings` takes their JSON too. */
export type PorticoBranchLocatorSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
  /** Address of the map's pictures, with {z}, {x} and {y}, over https or of the page's own site; without it, the map is an outline of the states and requests nothing. */
  readonly 'globalOptions.mapTileUrl'?: string;
  /** The attribution that the provider of the map's pictures requires, shown below the map. */
  readonly 'globalOptions.mapTileAttribution'?: string;
} & { readonly [K in TextKey]?: string };

/** What `<portico-branch-locator>` dispatches, with the detail of each. */
export type PorticoBranchLocatorEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-branch-locator': PorticoBranchLocatorElement;
  }
}

registerWidget(branchLocatorWidget, declaredFirstScreen);
