import { defineTexts } from '@portico/core';

/** What stands in the announcement and the app-store notice around the lender's own words. */
export const noticesTexts = defineTexts(
  'signInNotices',
  {
    announcement: 'Announcement',
    close: 'Close',
    appHeading: 'Get our app',
    app: 'Sign in faster and manage your accounts with our app.',
    appStore: 'Download on the App Store',
    playStore: 'Get it on Google Play',
    newTab: '(opens in a new tab)',
    notNow: 'Not now',
  },
  { es: () => import('./notices.texts.es') },
);

export type NoticesTextKey = keyof typeof noticesTexts.english;
