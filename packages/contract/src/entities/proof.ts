/** The ways in which a borrower can prove again who is there. */
export const proofMethods = ['Password', 'Code', 'Passkey'] as const;

export type ProofMethod = (typeof proofMethods)[number];

/**
 * Refuses a change until who is signed in has proven again to be the borrower (D174). A host that
 * never refuses so is not asked for its proof calls.
 */
export const proofCodes = {
  ProofRequired:
    'The borrower has not proven recently who is signed in, by password, security code or passkey. Nothing was changed; after Proof/Give the same request can be sent again.',
} as const;

export type ProofCode = keyof typeof proofCodes;
