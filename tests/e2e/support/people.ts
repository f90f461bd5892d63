/** Seeded borrowers that stories are told of; what is not secret about them. */

/** Loans, a line of credit, savings, and a saved bank account. */
export const maya = { username: 'maya', loan: '0012-104417-3', bank: 'Checking x6789' } as const;

/** One loan, no saved bank account. */
export const hanna = { username: 'hanna', loan: '0012-131902-6' } as const;

/** A bank account nobody has; its number must never turn up anywhere else. */
export const newBank = {
  owner: 'Hanna Lindqvist',
  routing: '071000301',
  bankName: 'Federal Reserve Bank of Chicago',
  number: '86420975310642',
} as const;
