import type { Account } from '@portico/contract';
import { hideFeesBannerOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { cents, formatDate, formatMoney } from '@portico/rules';
import { Banner, Button, ExternalLink, Figures, Money, Spinner, Stack, Tooltip } from '@portico/ui';
import type { ReactNode } from 'react';
import { isUnexplained, selectionText } from '../paying.errors';
import type { AccountStep, Loan } from '../plan/choices';
import { payingTexts } from '../paying.texts';

/** The result of choosing the account (payments §2, §4). */
export function LoanStep(props: {
  readonly step: AccountStep;
  /** Requests the loan again. */
  readonly retry: (account: Account) => void;
}): ReactNode {
  const { step, retry } = props;
  const t = useTexts(payingTexts);
  switch (step.at) {
    case 'choosing':
      return null;
    case 'loading':
      return <Spinner diameter={50} label={t('loadingLoan')} />;
    case 'refused':
      return (
        <Banner tone="error">
          <p>{t(selectionText(step.code))}</p>
          {isUnexplained(step.code) && (
            <Button variant="quiet" onClick={() => retry(step.account)}>
              {t('loanAgain')}
            </Button>
          )}
        </Banner>
      );
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
  const t = useTexts(payingTexts);
  const hideFees = useSetting(hideFeesBannerOption);
  const { totalAmountDue, dueDate, payOffAmount, feesAndCharges = cents(0) } = props.loan.info;
  const { pastDue = cents(0) } = props;
  return (
    <Stack>
      {feesAndCharges > 0 && !hideFees && (
        <Banner tone="info">{t('feesAndCharges', { amount: formatMoney(feesAndCharges) })}</Banner>
      )}
      <Figures
        items={[
          {
            label: (
              <>
                {t('amountDue')} <Tooltip label={t('amountDueAbout')}>{t('amountDueTip')}</Tooltip>
              </>
            ),
            value: <Money cents={totalAmountDue} />,
            strong: true,
          },
          ...(pastDue > 0 ? [{ label: t('pastDue'), value: <Money cents={pastDue} /> }] : []),
          ...(dueDate ? [{ label: t('dueDate'), value: formatDate(dueDate) }] : []),
          ...(payOffAmount > 0
            ? [{ label: t('payoffAmount'), value: <Money cents={payOffAmount} /> }]
            : []),
        ]}
      />
    </Stack>
  );
}
