import { defineWidget, visitorTexts } from '@portico/element';
import { branchLocatorTexts } from './branch-locator.sentences';
import { BranchLocatorView } from './branch-locator.view';

/**
 * Lists the lender's branches, the nearest first, with a map.
 *
 * @fires portico-navigate
 * @csspart logo - The lender's logo.
 * @csspart map - The map.
 * @csspart pin - A branch on the map.
 * @csspart branch - A branch in the list.
 * @reservedHeight 1152
 */
export const branchLocatorWidget = defineWidget({
  tag: 'portico-branch-locator',
  properties: {},
  texts: [branchLocatorTexts, visitorTexts],
  skeleton: { rows: 12 },
  view: BranchLocatorView,
});
