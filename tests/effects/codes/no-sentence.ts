/** Codes that show no sentence of their own, and why. */
export const noSentence: Readonly<Record<string, string>> = {
  'tokenLogin *':
    'The borrower did not ask for it: the sign-in form, or its own refusal, comes instead.',
  'applicationList Error': 'The messages of the server are shown as they are (accounts §2.2).',
  'apply maintenanceModeEnabled': 'Leads to the sign-in screen, which says so.',
  'register maintenanceModeEnabled': 'Leads to the sign-in screen, which says so.',
  'lookupLoginFromToken Expired':
    'The form asks without the username; the link is judged on submit.',
  'validatePasswordForReset Expired': 'A check while typing; the link is judged on submit.',
  'profile Error': 'Asked in the background.',
  'paymentOutcome IdempotencyKeyMissing': 'The client never leaves the key out.',
};
