import { accountSelectorText, hideFeesBannerOption, removeCheckDigitOption } from '@portico/core';
import { useSetting, useTexts } from '@portico/element';
import type { Account } from '@portico/contract';
import { cents, displayAccountNumber, formatDate, formatMoney } from '@portico/rules';
import {
  Banner,
  Button,
  ExternalLink,
  RichText,
  Select,
  Skeleton,
  Spinner,
  Stack,
  Summary,
} from '@portico/ui';
import type { ReactNode } from 'react';
import { selectionText } from '../payment.errors';
import type { AccountStep as Step, Loan } from '../payment.state';
import { paymentTexts } from '../payment.texts';
import type { StepProps } from './steps';

/** The first step: which loan (payments §2). */
export function AccountStep({ state, send }: StepProps): ReactNode {
  const t = useTexts(paymentTexts);
  const info = useSetting(accountSelectorText);
  const optionOf = useAccountOption();
  const { accounts, choices } = state;
  switch (accounts.at) {
    case 'loading':
      return <Skeleton rows={2} label={t('loading')} />;
    case 'failed':
      return (
        <Banner tone="error">
          <p>{t('errorAccounts')}</p>
          <Button variant="quiet" onClick={() => send({ type: 'reloadAccounts' })}>
            {t('tryAgain')}
          </Button>
        </Banner>
      );
    case 'ready':
      if (accounts.list.length === 0) return <p>{t('noAccounts')}</p>;
      return (
        <Stack>
          <Select
            name="account"
            label={t('accountLabel')}
            placeholder={t('accountPlaceholder')}
            value={choices.account.at === 'choosing' ? '' : choices.account.account.number}
            options={accounts.list.map(optionOf)}
            onChange={(number) => send({ type: 'chooseAccount', number })}
          />
          {info && <RichText html={info} />}
          <Chosen step={choices.account} />
        </Stack>
      );
  }
}

/** A loan in the selector: number, amount due, due date. */
function useAccountOption(): (account: Account) => { value: string; label: string } {
  const t = useTexts(paymentTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return (account) => {
    const params = {
      number: displayAccountNumber(account.number, removeCheckDigit),
      amount: formatMoney(account.loanAmountDue ?? cents(0)),
    };
    const { loanDueDate } = account;
    return {
      value: account.number,
      label: loanDueDate
        ? t('accountOption', { ...params, date: formatDate(loanDueDate) })
        : t('accountOptionNoDate', params),
    };
  };
}

/** What choosing the account has led to. */
function Chosen({ step }: { readonly step: Step }): ReactNode {
  const t = useTexts(paymentTexts);
  switch (step.at) {
    case 'choosing':
      return null;
    case 'loading':
      return <Spinner diameter={50} label={t('loading')} />;
    case 'refused':
      return <Banner tone="error">{t(selectionText(step.code))}</Banner>;
    case 'thirdParty':
      return (
        <Stack gap="tight">
          <p>{t('thirdParty')}</p>
          {step.url && (
            <p>
              <ExternalLink href={step.url} newTabLabel={t('newTab')}>
                {t('toThirdParty')}
              </ExternalLink>
            </p>
          )}
        </Stack>
      );
    case 'open':
      return <LoanFacts loan={step.loan} pastDue={step.account.loanPastDue} />;
  }
}

function LoanFacts(props: {
  readonly loan: Loan;
  readonly pastDue: Account['loanPastDue'];
}): ReactNode {
  const t = useTexts(paymentTexts);
  const hideFees = useSetting(hideFeesBannerOption);
  const { totalAmountDue, dueDate, payOffAmount, feesAndCharges = cents(0) } = props.loan.info;
  const { pastDue = cents(0) } = props;
  return (
    <Stack>
      {feesAndCharges > 0 && !hideFees && (
        <Banner tone="info">{t('feesAndCharges', { amount: formatMoney(feesAndCharges) })}</Banner>
      )}
      <Summary
        items={[
          { term: t('amountDue'), description: formatMoney(totalAmountDue), strong: true },
          ...(pastDue > 0 ? [{ term: t('pastDue'), description: formatMoney(pastDue) }] : []),
          ...(dueDate ? [{ term: t('dueDate'), description: formatDate(dueDate) }] : []),
          ...(payOffAmount > 0
            ? [{ term: t('payoffAmount'), description: formatMoney(payOffAmount) }]
            : []),
        ]}
      />
    </Stack>
  );
}
