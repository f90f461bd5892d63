import { logoImage } from '@portico/core';
import { defineWidget, visitorLeadTexts } from '@portico/element';
import { branchLocatorTexts } from './branch-locator.texts';
import { BranchLocatorView } from './branch-locator.view';

/** Where the lender's offices are. */
export const branchLocatorWidget = defineWidget({
  tag: 'portico-branch-locator',
  summary: "Lists the lender's branches, the nearest first, with a map.",
  properties: {},
  events: ['portico-navigate'],
  settings: [logoImage],
  texts: [branchLocatorTexts, visitorLeadTexts],
  parts: { logo: "The lender's mark.", map: 'The map.', branch: 'A branch in the list.' },
  skeleton: { rows: 12 },
  view: BranchLocatorView,
});
