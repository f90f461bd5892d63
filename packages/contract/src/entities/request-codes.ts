/** Why a request cannot be made as it is. */
export const requestCodes = {
  NotPossible:
    'The kind is not possible on this account now, or there is no such kind; read Requests/Offered again.',
  RequestOpen: 'A request of this kind is open already on this account.',
  ValueMissing: 'A field that is required has no value.',
  ValueNotAllowed: 'A value is outside the limits of its field, or there is no such field.',
  DocumentUnknown: "A FileId is not a document of the borrower's.",
  NiteMode: 'Nightly maintenance; try again in about fifteen minutes.',
  Error: 'The host could not do it, or the account is not the borrower’s.',
} as const;

export type RequestCode = keyof typeof requestCodes;

/** Why a request or a reply that is sent with an Idempotency-Key is refused besides. */
export const requestKeyCodes = {
  TooManyRequests: 'The borrower has sent as many as can be sent in one day.',
  DoNotResubmit: 'Whether it was stored is not known; GetPaymentOutcome tells it later.',
  IdempotencyKeyMissing: 'The header Idempotency-Key is missing.',
  IdempotencyKeyReused: 'The Idempotency-Key was used for something else.',
  KeyClosed:
    'GetPaymentOutcome was asked for the Idempotency-Key before anything came with it: nothing was stored under it.',
} as const;

export type RequestKeyCode = keyof typeof requestKeyCodes;
