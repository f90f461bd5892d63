import { removeCheckDigitOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import {
  displayAccountNumber,
  formatDate,
  formatMoney,
  maskedEnding,
  paymentTotal,
  processingFee,
} from '@portico/rules';
import type { SummaryItem } from '@portico/ui';
import type { Confirmation } from '../confirmation';
import { frequencyTexts } from '../frequency.texts';
import { paymentConfirmationTexts } from './payment-confirmation.texts';

/** The lines of the receipt (payments §2, §9; D119). */
export function useConfirmationLines(): (confirmation: Confirmation) => SummaryItem[] {
  const t = useTexts(paymentConfirmationTexts);
  const nameOf = useTexts(frequencyTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  return ({ payDate, dueDate, submissionInfo }) => {
    const { amount, additionalPrincipalAmount, fees, frequencyInfo } = submissionInfo;
    const { achInfo, cardInfo } = submissionInfo.method;
    const parts = {
      amount,
      additionalPrincipal: additionalPrincipalAmount,
      firstPartyFee: fees.firstParty,
      thirdPartyFee: fees.thirdParty,
    };
    const total = formatMoney(paymentTotal(parts));
    const number = displayAccountNumber(submissionInfo.accountNumber, removeCheckDigit);
    const from = achInfo
      ? t('bankAccount', {
          type: t(achInfo.accountType === 'Savings' ? 'savings' : 'checking'),
          ending: maskedEnding(achInfo.accountNumber),
        })
      : cardInfo && `${cardInfo.cardType} ${maskedEnding(cardInfo.cardNumber)}`;
    const { numDays } = frequencyInfo;
    const lines: (SummaryItem | false)[] = [
      { term: t('loan'), description: number },
      from !== undefined && { term: t('paidFrom'), description: from },
      { term: t('frequency'), description: nameOf(frequencyInfo.frequency) },
      payDate !== undefined && { term: t('date'), description: formatDate(payDate) },
      numDays !== undefined && { term: t('daysPrior'), description: numDays },
      dueDate !== undefined && { term: t('dueDate'), description: formatDate(dueDate) },
      { term: t('amount'), description: formatMoney(amount) },
      { term: t('fee'), description: formatMoney(processingFee(parts)) },
      additionalPrincipalAmount > 0 && {
        term: t('additionalPrincipal'),
        description: formatMoney(additionalPrincipalAmount),
      },
      { term: t('total'), description: total, strong: true },
      achInfo !== undefined && { term: t('draftTotal'), description: total },
    ];
    return lines.filter((line) => line !== false);
  };
}
