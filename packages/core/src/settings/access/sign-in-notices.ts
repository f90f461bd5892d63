import { address, richText } from '../setting';

// Separate from their groups, so that the sign-in screen, which reads these first, does not load
// the rest of each group.

const signIn = ['portico-sign-in'] as const;

export const announcementText = richText('loginOptions.announcementText', {
  for: signIn,
  doc: 'Shown once per browser session before sign-in; empty shows nothing.',
});

export const appStoreUrl = address('globalOptions.appStoreUrl', {
  for: signIn,
  doc: "Address of the lender's app in Apple's store.",
  setupOnly: true,
});

export const playStoreUrl = address('globalOptions.playStoreUrl', {
  for: signIn,
  doc: "Address of the lender's app in Google's store.",
  setupOnly: true,
});
