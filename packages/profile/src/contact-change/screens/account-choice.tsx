import type { Account } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { displayAccountNumber } from '@portico/rules';
import { Banner, Checkbox, Skeleton } from '@portico/ui';
import { useEffect, useId, type ReactNode } from 'react';
import { removeCheckDigitOption } from '@portico/shared/settings';
import { contactChangeTexts } from '../contact-change.sentences';
import { useOpenAccounts } from '../use-open-accounts';
import type { ContactFormProps } from './contact-form-props';

/** A checkbox for each account. It is the last of the form: nothing moves when they are listed. */
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
  const { accounts, hasFailed, retry } = useOpenAccounts();
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  useEffect(() => {
    if (accounts) send({ type: 'listed', accounts: accounts.map(({ number }) => number) });
  }, [accounts, send]);
  if (!accounts) {
    return hasFailed ? (
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
