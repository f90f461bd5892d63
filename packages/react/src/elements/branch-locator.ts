// Made from the declarations of the elements by packages/element/build/generate.mjs
import { elementComponent } from '../element-component';

/** The settings that replace a text of these elements. */
export type TextKey =
  | 'branchLocator.heading'
  | 'branchLocator.zip'
  | 'branchLocator.zipHint'
  | 'branchLocator.locate'
  | 'branchLocator.locateFailed'
  | 'branchLocator.searching'
  | 'branchLocator.sorted'
  | 'branchLocator.sortedByZip'
  | 'branchLocator.invalidZip'
  | 'branchLocator.noLocation'
  | 'branchLocator.loading'
  | 'branchLocator.error'
  | 'branchLocator.retry'
  | 'branchLocator.none'
  | 'branchLocator.branches'
  | 'branchLocator.miles'
  | 'branchLocator.open'
  | 'branchLocator.days'
  | 'branchLocator.morning'
  | 'branchLocator.afternoon'
  | 'branchLocator.day1'
  | 'branchLocator.day2'
  | 'branchLocator.day3'
  | 'branchLocator.day4'
  | 'branchLocator.day5'
  | 'branchLocator.day6'
  | 'branchLocator.day7'
  | 'branchLocator.directions'
  | 'branchLocator.map'
  | 'branchLocator.mapNote'
  | 'branchMap.keys'
  | 'branchMap.pin'
  | 'branchMap.zoomIn'
  | 'branchMap.zoomOut'
  | 'branchMap.showAll'
  | 'branchMap.scale'
  | 'branchMap.outline'
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;

/** Settings and texts of `<portico-branch-locator>` by key; the property `settings` takes their JSON too. */
export type PorticoBranchLocatorSettings = {
  /** File name of the logo within the lender's image folder, or a whole address. */
  readonly 'globalOptions.logoImage'?: string;
  /** Address of the map's pictures, with {z}, {x} and {y}, over https or of the page's own site; without it, the map is an outline of the states and requests nothing. */
  readonly 'globalOptions.mapTileUrl'?: string;
  /** The attribution that the provider of the map's pictures requires, shown below the map. */
  readonly 'globalOptions.mapTileAttribution'?: string;
} & { readonly [K in TextKey]?: string };

/** The properties of `<portico-branch-locator>`. */
export type PorticoBranchLocatorProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoBranchLocatorSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Lists the lender's branches, the nearest first, with a map. */
export const PorticoBranchLocator = /* @__PURE__ */ elementComponent<
  PorticoBranchLocatorProperties,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>(
  'portico-branch-locator',
  ['settings', 'headingLevel', 'hideHeading'],
  ['portico-ready', 'portico-error', 'portico-navigate'],
);
