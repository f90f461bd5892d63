// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the map, which are fetched with its code. */
export const branchMapTexts = defineTexts('branchMap', {
  "keys": "Arrow keys move the map, or from one branch to the next. Enter shows a branch in the list.",
  "pin": "{name}, {city}",
  "zoomIn": "Zoom in",
  "zoomOut": "Zoom out",
  "showAll": "Show all branches",
  "scale": "{miles} mi",
  "outline": "Simplified outline of the states"
}, {
  'es': () => import('./es')
});

export type BranchMapTextKey = keyof typeof branchMapTexts.english;
