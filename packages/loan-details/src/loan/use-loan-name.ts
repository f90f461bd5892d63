import { useSetting } from '@portico/element';
import { displayAccountNumber } from '@portico/rules';
import { removeCheckDigitOption } from '@portico/shared/settings';
import type { Loan } from './loan';

/** `Auto loan 001-1000001-7`: the loan in a sentence. */
export function useLoanName({
  accountNumber,
  entry,
}: Pick<Loan, 'accountNumber' | 'entry'>): string {
  const number = displayAccountNumber(accountNumber, useSetting(removeCheckDigitOption));
  return `${entry.description ?? ''} ${number}`.trim();
}
