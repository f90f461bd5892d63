/** Codes without a sentence of their own, and why. */
export const noSentence: Readonly<Record<string, string>> = {
  'tokenLogin *':
    'Not started by the borrower: the sign-in form, or its own error, is shown instead.',
  'applicationDetails Error': 'The messages of the server are shown unchanged (accounts §8).',
  'applicationList Error': 'The messages of the server are shown unchanged (accounts §2.2).',
  'accountAlerts Error': 'The messages of the server are shown unchanged (accounts §8).',
  'apply maintenanceModeEnabled': 'Leads to the sign-in screen, which shows it.',
  'register maintenanceModeEnabled': 'Leads to the sign-in screen, which shows it.',
  'lookupLoginFromToken Expired':
    'The form is shown without the username; the link is checked on submit.',
  'validatePasswordForReset Expired': 'A check while typing; the link is checked on submit.',
  'passkeySignInOptions NotOffered': 'Passkeys are not offered then.',
  'removePasskey NotFound': 'The passkey is removed, as was wanted.',
  'endSessions NotFound': 'The session has ended, as was wanted.',
  'setPasswordQuestion ProofRequired':
    'Only outside the steps of a sign-in, where no screen sets it.',
  'taxFormDelivery Error': 'The choice is not offered then; the tax forms are among the documents.',
  'paymentOutcome IdempotencyKeyMissing': 'The client always sends the key.',
};
