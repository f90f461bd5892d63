// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the applications' tab, verbatim where specified (accounts §2.7). */
export const documentCenterApplicationsTexts = defineTexts('documentCenter', {
  "application": "Application number",
  "applicationPlaceholder": "Choose an application",
  "applicationUnchosen": "Choose an application to see its documents.",
  "applicationsLoading": "Loading your applications",
  "applicationsNone": "No applications found.",
  "applicationsError": "Your applications could not be loaded.",
  "headingApplication": "Documents of application {name}"
}, {
  'es': () => import('./es')
});

export type DocumentCenterApplicationsTextKey = keyof typeof documentCenterApplicationsTexts.english;
