// Made by packages/build/sentences
import { defineTexts } from '../../texts/texts';

/** Shown by the browser, where it shows a page's own text. */
export const portalLeaveWarningTexts = defineTexts('portal', {
  "leaveWarning": "Leaving this page will lose any entered information and require you to log in again. Are you sure you want to exit?"
}, {
  'es': () => import('./es')
});

export type PortalLeaveWarningTextKey = keyof typeof portalLeaveWarningTexts.english;
