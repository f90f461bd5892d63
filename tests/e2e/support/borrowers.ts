/** Seeded borrowers of the tests, without their passwords. */

/** Loans, a line of credit, savings, and a saved bank account. */
export const maya = {
  username: 'maya',
  loan: '0012-104417-3',
  bank: 'Checking ending in 6789',
} as const;

/** One loan, no saved bank account. */
export const hanna = { username: 'hanna', loan: '0012-131902-6' } as const;

/** One loan, of which two payments are overdue. */
export const daniel = {
  username: 'daniel',
  loan: '0014-207715-2',
  /** In cents. */
  installment: 33_800,
} as const;

/** Two loans, a line of credit, a saved bank account, two saved cards, and planned payments. */
export const iris = {
  username: 'iris',
  loan: '0012-150010-4',
  plannedLoan: '0012-150026-1',
  bank: 'Checking ending in 3301',
  card: 'Visa ending in 4242',
} as const;

/** A card of no borrower; its number and code must not be found anywhere else. */
export const newCard = {
  firstName: 'Iris',
  lastName: 'Castellano',
  number: '6011111111111117',
  code: '739',
  expiration: '12/39',
  zip: '52401',
  name: 'Discover ending in 1117',
} as const;

/** A bank account of no borrower; its number must not be found anywhere else. */
export const newBank = {
  owner: 'Hanna Lindqvist',
  routing: '071000301',
  bankName: 'Federal Reserve Bank of Chicago',
  number: '86420975310642',
} as const;

/** Has a loan and no username yet; the data that identifies her, and what she chooses. */
export const unregistered = {
  loan: '0012-140033-4',
  firstName: 'Iris',
  lastName: 'Caldwell',
  ssn: '900-12-3456',
  dateOfBirth: '04/12/1988',
  zip: '52401',
  phone: '3195550131',
  email: 'iris.caldwell@example.com',
  username: 'iris.caldwell',
  password: 'Meadow-lark-9',
} as const;
