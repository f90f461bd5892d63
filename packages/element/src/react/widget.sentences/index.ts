// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** What is said of a widget, or of a part of it, that is loaded or cannot be. */
export const widgetTexts = defineTexts('widget', {
  "cannotStart": "This part of the page could not be loaded.",
  "tryAgain": "Try again",
  "reload": "Reload the page",
  "loaded": "Loaded: {heading}",
  "newWindow": "(opens in a new window)",
  "notOpened": "This could not be opened. Please try again."
}, {
  'es': () => import('./es')
});

export type WidgetTextKey = keyof typeof widgetTexts.english;
