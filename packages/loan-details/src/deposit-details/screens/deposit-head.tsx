import type { Account } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import { displayAccountNumber, isClosed, type Cents } from '@portico/rules';
import { Figures, Heading, Money } from '@portico/ui';
import type { ReactNode } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { formatRate } from '../../loan/format-rate';
import { depositDetailsTexts } from '../deposit-details.sentences';

/** Name, number, balance and what is available, then the other figures of the account list. */
export function DepositHead({ entry }: { readonly entry: Account }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const { description, number, balance, availableBalance, rate, nameOnAcct } = entry;
  const status = isClosed(entry.comment ?? '') ? t('statusClosed') : entry.status;
  // What can be used is the lead, the balance without it.
  const hasLead = availableBalance !== undefined;
  const items = [
    { label: t('balance'), value: hasLead && balance !== undefined && <Money cents={balance} /> },
    { label: t('rate'), value: rate !== undefined && formatRate(rate) },
    { label: t('status'), value: status },
    { label: t('nameOnAccount'), value: nameOnAcct },
  ].filter(({ value }) => value);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading own level={2} size="title">
        {description || t('unnamed')}{' '}
        <span
          translate="no"
          className="inline-block font-body text-sm font-normal tracking-[0] text-muted"
        >
          {displayAccountNumber(number, removeCheckDigit)}
        </span>
      </Heading>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]">
        <dl>
          <Lead label={t(hasLead ? 'available' : 'balance')} amount={availableBalance ?? balance} />
        </dl>
        {items.length > 0 && <Figures items={items} />}
      </div>
    </div>
  );
}

function Lead(props: { readonly label: string; readonly amount: Cents | undefined }): ReactNode {
  const { label, amount } = props;
  if (amount === undefined) return null;
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <Money cents={amount} size="amount" />
      </dd>
    </div>
  );
}
