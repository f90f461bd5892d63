import { accountsOf } from '@portico/core/accounts';
import { useCore, useQuery, useSetting, useTexts } from '@portico/element';
import {
  displayAccountNumber,
  formatDate,
  lastFour,
  paymentTotal,
  processingFee,
  type PaymentParts,
} from '@portico/rules';
import { Money, type FigureItem } from '@portico/ui';
import { removeCheckDigitOption } from '@portico/shared/settings';
import type { UnnumberedConfirmation } from '../confirmation';
import { frequencyTexts } from '../frequency.sentences';
import { TwoLines } from '../payment/paying/screens/two-lines';
import { paymentConfirmationTexts } from './payment-confirmation.sentences';

/**
 * The lines of the receipt (payments §2, §9; D119). A line of credit's amount and total are known
 * only on its day (D115).
 */
export function useConfirmationLines(): (confirmation: UnnumberedConfirmation) => FigureItem[] {
  const t = useTexts(paymentConfirmationTexts);
  const nameOf = useTexts(frequencyTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const loanName = useLoanNames();
  return ({ payDate, dueDate, isRecurringLOCPayingTotalDue: paysTotalDue, submissionInfo }) => {
    const { amount, additionalPrincipalAmount, frequencyInfo } = submissionInfo;
    const { achInfo, cardInfo } = submissionInfo.method;
    const parts = partsOf(submissionInfo);
    const total = <Money cents={paymentTotal(parts)} />;
    const number = displayAccountNumber(submissionInfo.accountNumber, removeCheckDigit);
    const from = achInfo
      ? t('paidWith', {
          type: t(achInfo.accountType === 'Savings' ? 'savings' : 'checking'),
          last4: lastFour(achInfo.accountNumber),
        })
      : cardInfo &&
        t('paidWith', { type: cardInfo.cardType, last4: lastFour(cardInfo.cardNumber) });
    const { numDays, frequency } = frequencyInfo;
    const isOnce = frequency === 'OneTime';
    const lines: (FigureItem | false)[] = [
      {
        label: t('loan'),
        value: (
          <TwoLines lines={[loanName(submissionInfo.accountNumber), number].filter(Boolean)} />
        ),
      },
      from !== undefined && { label: t('paidFrom'), value: from },
      { label: t('frequency'), value: nameOf(frequencyInfo.frequency) },
      payDate !== undefined && { label: t('date'), value: formatDate(payDate) },
      numDays !== undefined && { label: t('daysPrior'), value: numDays },
      dueDate !== undefined && { label: t('dueDate'), value: formatDate(dueDate) },
      !paysTotalDue && { label: t('amount'), value: <Money cents={amount} /> },
      { label: t('fee'), value: <Money cents={processingFee(parts)} /> },
      additionalPrincipalAmount > 0 && {
        label: t('additionalPrincipal'),
        value: <Money cents={additionalPrincipalAmount} />,
      },
      !paysTotalDue && { label: t(isOnce ? 'total' : 'totalEachTime'), value: total, strong: true },
      !paysTotalDue && achInfo !== undefined && { label: t('draftTotal'), value: total },
    ];
    return lines.filter((line) => line !== false);
  };
}

/** The name of a loan by its number, once the list of accounts is loaded. */
function useLoanNames(): (accountNumber: string) => string | undefined {
  const [state] = useQuery(accountsOf(useCore()));
  const accounts = state.status === 'ready' ? state.value.accounts : [];
  return (accountNumber) => accounts.find(({ number }) => number === accountNumber)?.description;
}

/** The amounts of a payment. */
export function partsOf({
  amount,
  additionalPrincipalAmount,
  fees,
}: UnnumberedConfirmation['submissionInfo']): PaymentParts {
  return {
    amount,
    additionalPrincipal: additionalPrincipalAmount,
    firstPartyFee: fees.firstParty,
    thirdPartyFee: fees.thirdParty,
  };
}
