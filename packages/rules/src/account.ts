export type AccountKind = 'loan' | 'deposit' | 'investment' | 'lineOfCredit';

const kinds: Readonly<Record<number, AccountKind>> = {
  0: 'loan',
  1: 'deposit',
  3: 'deposit',
  5: 'deposit',
  6: 'deposit',
  7: 'investment',
  8: 'investment',
  9: 'lineOfCredit',
};

/** The kind of an account's type code; codes 2, 4 and from 10 on are unknown and not listed (D77). */
export function accountKind(typeCode: number): AccountKind | undefined {
  return kinds[typeCode];
}

/** Whether money can be owed on it and paid: loans and lines of credit (D77). */
export function isPayable(typeCode: number): boolean {
  const kind = accountKind(typeCode);
  return kind === 'loan' || kind === 'lineOfCredit';
}

/** Whether a hold code says that the account is closed; all others mean it is open (D69, D71). */
export function isClosed(comment: string): boolean {
  return /closed/i.test(comment);
}

/** The number as shown: without the check digit, only its first two dash-separated parts (payments §5). */
export function displayAccountNumber(number: string, removeCheckDigit: boolean): string {
  return removeCheckDigit ? number.split('-').slice(0, 2).join('-') : number;
}

/** The last four digits of an account or card, of which a host may send more. */
export const lastFour = (number: string): string => number.slice(-4);

/** `x1234`: a bank account or card by the end of its number (payments §2). */
export function maskedEnding(last4: string): string {
  return `x${lastFour(last4)}`;
}
