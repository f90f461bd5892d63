import { address, richText } from '@portico/core/internal';

// Separate from their groups, so that the sign-in screen, which reads these first, does not load
// the rest of each group.

/** Shown once per browser session before sign-in; empty shows nothing. */
export const announcementText = richText('loginOptions.announcementText');

/** Address of the lender's app in Apple's store. */
export const appStoreUrl = address('globalOptions.appStoreUrl', { setupOnly: true });

/** Address of the lender's app in Google's store. */
export const playStoreUrl = address('globalOptions.playStoreUrl', { setupOnly: true });
