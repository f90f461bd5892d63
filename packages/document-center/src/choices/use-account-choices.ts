import { accountsOf, type AccountListAnswer } from '@portico/core/accounts';
import { removeCheckDigitOption } from '@portico/core/internal';
import { useCore, useSetting } from '@portico/element';
import { displayAccountNumber } from '@portico/rules';
import { useChoices, type Choices } from './choices';

/** The borrower's accounts, also closed ones: `Auto loan 001-1000001-7`. */
export function useAccountChoices(needed: boolean): Choices {
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const choicesOf = ({ accounts }: AccountListAnswer) =>
    accounts.map(({ number, description = '' }) => ({
      value: number,
      label: `${description} ${displayAccountNumber(number, removeCheckDigit)}`.trim(),
    }));
  return useChoices(accountsOf(useCore()), needed, choicesOf);
}
