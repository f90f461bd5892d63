// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { branchLocatorTexts } from './branch-locator/branch-locator.texts';
import type { branchMapTexts } from './branch-locator/map/branch-map.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `branchLocator.${keyof (typeof branchLocatorTexts)['english']}`
  | `branchMap.${keyof (typeof branchMapTexts)['english']}`
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
