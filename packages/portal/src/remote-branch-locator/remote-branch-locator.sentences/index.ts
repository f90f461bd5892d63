// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The notice before the branch locator of another site (access §2). */
export const remoteBranchLocatorTexts = defineTexts('remoteBranchLocator', {
  "heading": "Find a branch",
  "notice": "Our branch locator is on another site and opens in a new tab. You stay signed in here.",
  "noAddress": "Our branch locator is on another site. Contact us for its address.",
  "continue": "Continue to the branch locator",
  "cancel": "Cancel"
}, {
  'es': () => import('./es')
});

export type RemoteBranchLocatorTextKey = keyof typeof remoteBranchLocatorTexts.english;
