import type { Account } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import { cents, displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import { CardSelect } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { paymentTexts } from '../payment.sentences';

/** The account selector during a payment. */
export type SelectorState = 'enabled' | 'disabled' | 'hidden';

/** Which loan to pay: description, number, amount due and due date of each (payments §2). */
export function AccountSelector(props: {
  readonly accounts: readonly Account[];
  readonly chosen: Account | undefined;
  /** A payment is on its way: the account cannot be changed. */
  readonly disabled: boolean;
  readonly onChoose: (number: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}): ReactNode {
  const { accounts, chosen } = props;
  const t = useTexts(paymentTexts);
  const nameOf = useLoanName();
  const labelOf = (account: Account) =>
    t(account.loanDueDate ? 'accountOption' : 'accountOptionNoDate', {
      loan: nameOf(account).join(', '),
      amount: formatMoney(account.loanAmountDue ?? cents(0)),
      date: account.loanDueDate ? formatDate(account.loanDueDate) : '',
    });
  const [name, number] = chosen ? nameOf(chosen) : [];
  return (
    <div className="rounded-t-lg border border-b-0 border-line bg-raised">
      <CardSelect
        bare
        ref={props.ref}
        name="account"
        label={t('accountLabel')}
        placeholder={t('accountPlaceholder')}
        change={chosen && accounts.length === 1 ? undefined : t('change')}
        disabled={props.disabled}
        value={chosen?.number ?? ''}
        options={accounts.map((account) => ({ value: account.number, label: labelOf(account) }))}
        onChange={props.onChoose}
      >
        <span>
          <b className="block font-medium">{chosen ? name : t('accountPlaceholder')}</b>
          {number}
        </span>
      </CardSelect>
    </div>
  );
}

/** A loan's description, if it has one, and its number. */
export function useLoanName(): (account: Account) => readonly string[] {
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return ({ number, description }) => [
    ...(description ? [description] : []),
    displayAccountNumber(number, removeCheckDigit),
  ];
}
