import { logoImage, mapTileAttribution, mapTileUrl } from '@portico/core/internal';
import { defineWidget, visitorTexts } from '@portico/element';
import { branchLocatorTexts } from './branch-locator.sentences';
import { BranchLocatorView } from './branch-locator.view';

/** The list and the map of the lender's branches. */
export const branchLocatorWidget = defineWidget({
  tag: 'portico-branch-locator',
  summary: "Lists the lender's branches, the nearest first, with a map.",
  properties: {},
  events: ['portico-navigate'],
  settings: [logoImage, mapTileUrl, mapTileAttribution],
  texts: [branchLocatorTexts, visitorTexts],
  parts: {
    logo: "The lender's logo.",
    map: 'The map.',
    pin: 'A branch on the map.',
    branch: 'A branch in the list.',
  },
  skeleton: { rows: 12 },
  reservedHeight: 1152,
  view: BranchLocatorView,
});
