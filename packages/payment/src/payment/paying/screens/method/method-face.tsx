import { useTexts } from '@portico/element';
import { cardBrands, lastFour } from '@portico/rules';
import type { ReactNode } from 'react';
import { TwoLines } from '../two-lines';
import { BankMark, CardMark, Mark } from '../../methods/card-mark';
import { bankOf, cardOf, type Method } from '../../methods/method';
import { paymentPayingTexts } from '../../payment.paying.sentences';

/** A method as a card: the brand's mark, the kind, and the last four digits. */
export function MethodFace({ method }: { readonly method: Method }): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const bank = bankOf(method);
  const card = cardOf(method);
  const name = card?.cardType.toLowerCase();
  const brand = cardBrands.find((each) => each.toLowerCase() === name);
  const last4 = lastFour(bank?.last4 ?? card?.last4 ?? '');
  const kind = bank && t(bank.accountType === 'Savings' ? 'savings' : 'checking');
  return (
    <>
      {bank && <BankMark />}
      {card && (brand ? <CardMark brand={brand} /> : <Mark>{null}</Mark>)}
      <TwoLines lines={[kind ?? card?.cardType, t('endingIn', { last4 })]} />
    </>
  );
}
