import type { Account } from '@portico/contract';
import { removeCheckDigitOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { cents, displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import { Select } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../payment.texts';

/** The account selector during a payment. */
export type SelectorState = 'enabled' | 'disabled' | 'hidden';

/** Which loan to pay: description, number, amount due and due date of each (payments §2). */
export function AccountSelector(props: {
  readonly accounts: readonly Account[];
  readonly chosen: Account | undefined;
  /** A payment is on its way: the account cannot be changed. */
  readonly disabled: boolean;
  readonly onChoose: (number: string) => void;
}): ReactNode {
  const t = useTexts(paymentTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const labelOf = ({ number, description, loanAmountDue, loanDueDate }: Account) => {
    const shown = displayAccountNumber(number, removeCheckDigit);
    return t(loanDueDate ? 'accountOption' : 'accountOptionNoDate', {
      loan: description ? `${description}, ${shown}` : shown,
      amount: formatMoney(loanAmountDue ?? cents(0)),
      date: loanDueDate ? formatDate(loanDueDate) : '',
    });
  };
  return (
    <Select
      name="account"
      label={t('accountLabel')}
      placeholder={t('accountPlaceholder')}
      disabled={props.disabled}
      value={props.chosen?.number ?? ''}
      options={props.accounts.map((account) => ({
        value: account.number,
        label: labelOf(account),
      }))}
      onChange={props.onChoose}
    />
  );
}
