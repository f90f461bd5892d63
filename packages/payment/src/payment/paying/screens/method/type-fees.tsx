import { useThirdPartyFeeOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { cents, formatMoney, type Cents, type PaymentType } from '@portico/rules';
import { feesOf } from '../../plan/rule-facts';
import type { PaymentInfo } from '../../plan/choices';
import { paymentPayingTexts } from '../../payment.paying.sentences';

/** The fees of a payment type, shown before a method is chosen. */
export type TypeFees = {
  /** At the right of the type: none, or the one fee that it has in any case. */
  readonly short: string | undefined;
  /** Which fee there is when, and whether another company may add one. */
  readonly long: string | undefined;
};

export function useTypeFees(info: PaymentInfo): (type: PaymentType) => TypeFees {
  const t = useTexts(paymentPayingTexts);
  const thirdParty = useSetting(useThirdPartyFeeOption);
  const fees = feesOf(info);
  const of = (fee: Cents | undefined) => formatMoney(fee ?? cents(0));
  return (type) => {
    const all =
      type === 'ach'
        ? [fees.eCheck, fees.scheduledAch, fees.recurringAch]
        : [fees.debitCard, fees.creditCard];
    const isFree = all.every((fee) => !fee);
    const [first = ''] = all.map(of);
    const isOne = all.every((fee) => of(fee) === first);
    const which =
      type === 'ach'
        ? t('feeAch', {
            now: of(fees.eCheck),
            later: of(fees.scheduledAch),
            recurring: of(fees.recurringAch),
          })
        : t('feeCard', { debit: of(fees.debitCard), credit: of(fees.creditCard) });
    const long = [!isFree && !isOne && which, thirdParty && t('feeThirdParty')];
    return {
      short: isFree ? t('feeNone') : isOne ? t('feeOf', { amount: first }) : undefined,
      long: long.filter((text) => text !== false).join(' ') || undefined,
    };
  };
}
