import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { useCore, useQuery, useSetting, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { displayAccountNumber, isClosed } from '@portico/rules';
import { Banner, Checkbox, Skeleton } from '@portico/ui';
import { useEffect, useId, useMemo, type ReactNode } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { contactChangeTexts } from '../contact-change.sentences';
import type { ContactFormProps } from './contact-form-props';

/** A checkbox for each account; the rest of the form can be filled in while they load. */
export function AccountChoice(props: ContactFormProps): ReactNode {
  const t = useTexts(contactChangeTexts);
  const hint = useId();
  return (
    <fieldset aria-describedby={hint}>
      <legend className="font-semibold">{t('accounts')}</legend>
      <p id={hint} className="text-sm text-muted">
        {t('accountsHint')}
      </p>
      <div className="min-h-24 pt-2">
        <Accounts {...props} />
      </div>
    </fieldset>
  );
}

function Accounts({ state, send }: ContactFormProps): ReactNode {
  const t = useTexts(contactChangeTexts);
  const [list, retry] = useQuery(accountsOf(useCore()));
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const all = list.status === 'ready' ? list.value.accounts : undefined;
  // Nothing is sent to a borrower about an account that is closed.
  const accounts = useMemo(() => all?.filter(({ comment = '' }) => !isClosed(comment)), [all]);
  useEffect(() => {
    if (accounts) send({ type: 'listed', accounts: accounts.map(({ number }) => number) });
  }, [accounts, send]);
  if (!accounts) {
    return list.status === 'failed' ? (
      <SectionError retryLabel={t('retry')} retry={retry}>
        {t('accountsError')}
      </SectionError>
    ) : (
      <Skeleton rows={2} label={t('loading')} />
    );
  }
  if (accounts.length === 0) return <Banner tone="info">{t('none')}</Banner>;
  return accounts.map((account, position) => (
    <Checkbox
      key={account.number}
      name={`account${position}`}
      label={labelOf(account, removeCheckDigit)}
      checked={state.values.accounts.includes(account.number)}
      onChange={(chosen) => send({ type: 'choose', account: account.number, chosen })}
    />
  ));
}

/** `Auto loan 001-1000001-7` */
function labelOf({ description = '', number }: Account, removeCheckDigit: boolean): ReactNode {
  return (
    <>
      {description}{' '}
      <span translate="no" className="whitespace-nowrap">
        {displayAccountNumber(number, removeCheckDigit)}
      </span>
    </>
  );
}
