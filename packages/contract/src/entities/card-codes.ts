/** Why a card is not saved (payments §8). */
export const cardCodes = {
  AlreadyExists: 'The borrower has saved this card before.',
  SavingNotAllowed: 'The lender does not let cards be saved.',
  CardNotAllowed: 'The lender takes no cards, or none of this type.',
  CreditCardsNotAccepted: 'The lender takes debit cards only.',
  InvalidInfo: 'A field is missing or malformed, or the number has a wrong check digit (D80).',
  Expired: 'The card is expired.',
  Declined: 'The card was declined.',
  TokenExpired: 'The token of the card is used or too old; the number has to be typed again.',
  Error: 'The card could not be saved.',
} as const;

export type CardCode = keyof typeof cardCodes;
