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
