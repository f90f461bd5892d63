import type { Account } from '@portico/contract';
import { useSetting, useTexts } from '@portico/element';
import { cents, formatMoney } from '@portico/rules';
import { Banner, Button, ExternalLink, Money, Stack, Tooltip } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { Owed } from './owed';
import { isUnexplained, selectionText } from '../paying.errors';
import type { AccountStep, Loan } from '../plan/choices';
import { paymentPayingTexts } from '../payment.paying.sentences';
import { hideFeesBannerOption } from '../../../settings/general-payment-options';

/** What is owed on the chosen loan, or why it cannot be paid (payments §2, §4). */
export const LoanStep = memo(function LoanStep(props: {
  readonly step: AccountStep;
  /** Requests the loan again. */
  readonly retry: (account: Account) => void;
}): ReactNode {
  const { step, retry } = props;
  const t = useTexts(paymentPayingTexts);
  switch (step.at) {
    case 'choosing':
    case 'loading':
      return <ListedLoan step={step} />;
    case 'refused':
      return (
        <Stack>
          <ListedLoan step={step} />
          <Banner
            tone="error"
            action={
              isUnexplained(step.code) && (
                <Button onClick={() => retry(step.account)}>{t('loanAgain')}</Button>
              )
            }
          >
            {t(selectionText(step.code))}
          </Banner>
        </Stack>
      );
    case 'thirdParty':
      return (
        <Stack>
          <ListedLoan step={step} />
          <Stack gap="tight">
            <p>{t('thirdParty')}</p>
            {step.url && (
              <p>
                <ExternalLink href={step.url}>{t('toThirdParty')}</ExternalLink>
              </p>
            )}
          </Stack>
        </Stack>
      );
    case 'open':
      return <LoanFacts loan={step.loan} pastDue={step.account.loanPastDue} />;
  }
});

/** The figures of the list of accounts, until those of the loan are loaded. */
function ListedLoan({ step }: { readonly step: AccountStep }): ReactNode {
  const account = step.at === 'choosing' ? undefined : step.account;
  return (
    <div>
      <Owed due={account?.loanAmountDue} dueDate={account?.loanDueDate} />
    </div>
  );
}

function LoanFacts(props: {
  readonly loan: Loan;
  readonly pastDue: Account['loanPastDue'];
}): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const hideFees = useSetting(hideFeesBannerOption);
  const { totalAmountDue, dueDate, payOffAmount, feesAndCharges = cents(0) } = props.loan.info;
  const { pastDue = cents(0) } = props;
  return (
    <Stack>
      <div>
        <Owed
          due={totalAmountDue}
          dueDate={dueDate}
          about={<Tooltip label={t('amountDueAbout')}>{t('amountDueTip')}</Tooltip>}
          more={[
            ...(pastDue > 0 ? [{ label: t('pastDue'), value: <Money cents={pastDue} /> }] : []),
            ...(payOffAmount > 0
              ? [{ label: t('payoffAmount'), value: <Money cents={payOffAmount} /> }]
              : []),
          ]}
        />
      </div>
      {feesAndCharges > 0 && !hideFees && (
        <Banner tone="info">{t('feesAndCharges', { amount: formatMoney(feesAndCharges) })}</Banner>
      )}
    </Stack>
  );
}
