/** Why a card is not saved (payments §8). */
export const cardCodes = {
  AlreadyExists: 'The borrower has saved this card before.',
  SavingNotAllowed: 'The lender does not allow saving cards.',
  CardNotAllowed: 'The lender accepts no cards, or none of this type.',
  CreditCardsNotAccepted: 'The lender accepts debit cards only.',
  InvalidInfo: 'A field is missing or malformed, or the number has a wrong check digit (D80).',
  Expired: 'The card is expired.',
  Declined: 'The card was declined.',
  TokenExpired: 'The token of the card was used or has expired; the number must be typed again.',
  Error: 'The card could not be saved.',
} as const;

export type CardCode = keyof typeof cardCodes;
