import { createFirstScreen } from './create-first-screen';
import { baseCss, rules, screens } from './screens.generated';

export type { FirstScreenOptions } from './create-first-screen';

const made = createFirstScreen({ baseCss, rules, screens });

/**
 * The markup to put between the tags of an element, before its own content: its first screen as
 * declarative shadow DOM, which can be typed in before any script runs.
 *
 * @throws TypeError for a tag that is no element of the suite
 */
export const firstScreen: typeof made.firstScreen = made.firstScreen;

/** The same without its `<template>`, for frameworks that write that themselves. */
export const firstScreenContent: typeof made.firstScreenContent = made.firstScreenContent;

/** The styles of an element's first screen, to be served as a style sheet. */
export const firstScreenStyles: typeof made.firstScreenStyles = made.firstScreenStyles;
