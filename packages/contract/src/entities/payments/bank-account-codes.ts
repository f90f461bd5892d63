/** Why a bank account is refused (payments §8). */
export const bankAccountCodes = {
  InvalidInfo: 'A field is missing or malformed.',
  RoutingNumberInvalid: 'There is no such routing number.',
  RoutingNumberAchNotAllowed: 'The bank accepts no ACH debits at that routing number.',
  RoutingAccountInvalidThirdParty: 'The verification service does not know the account.',
  RoutingAccountInvalidInternal: 'The account number is not valid for the bank.',
  Error: 'The bank account could not be checked.',
} as const;

export type BankAccountCode = keyof typeof bankAccountCodes;
