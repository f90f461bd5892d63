// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the branch locator, verbatim where specified (accounts §2.8, §8). */
export const branchLocatorTexts = defineTexts('branchLocator', {
  "heading": "Find the closest branch",
  "zip": "Zip Code",
  "zipHint": "The search begins with the fifth digit.",
  "locate": "Use my location",
  "locateFailed": "Your browser did not say where you are. Search by zip code instead.",
  "searching": "Searching…",
  "sorted": "The nearest branch is first.",
  "sortedByZip": "Distances by zip code are not available here. The branches with a zip code closest to yours are first.",
  "invalidZip": "Invalid Zip Code",
  "noLocation": "Zip location not received",
  "loading": "Loading the branches",
  "error": "The branches could not be loaded.",
  "retry": "Try again",
  "none": "There are no branches to show.",
  "branches": "Branches",
  "miles": "{miles} mi",
  "open": "{days}, {opens} to {closes}",
  "days": "{first} to {last}",
  "morning": "{time} AM",
  "afternoon": "{time} PM",
  "day1": "Monday",
  "day2": "Tuesday",
  "day3": "Wednesday",
  "day4": "Thursday",
  "day5": "Friday",
  "day6": "Saturday",
  "day7": "Sunday",
  "directions": "Directions to {name}",
  "map": "Map of the branches",
  "mapNote": "The map provider does not meet accessibility standards. Everything on the map is in the list of branches too."
}, {
  'es': () => import('./es')
});

export type BranchLocatorTextKey = keyof typeof branchLocatorTexts.english;
