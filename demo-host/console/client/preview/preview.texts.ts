/** The texts around a preview. */
export const previewTexts = {
  shownWidget: 'Widget shown',
  language: 'Language',
  plainWords: 'Plain words',
  borrower: 'Signed in as',
  account: 'Shows',
  signIn: 'Sign in in the preview',
  signInAbout:
    'The preview is the real widget: sign in, make mistakes, set a fault, and every state can be seen.',
  latestCode: 'Latest security code',
} as const;
