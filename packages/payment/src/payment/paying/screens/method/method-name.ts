import { useTexts } from '@portico/element';
import { lastFour } from '@portico/rules';
import { bankOf, cardOf, type Method } from '../../methods/method';
import { paymentPayingTexts } from '../../payment.paying.sentences';

/** Names a method by its type and the end of its number: `Checking x1234`, `Visa x4242`. */
export function useMethodName(): (method: Method) => string {
  const t = useTexts(paymentPayingTexts);
  return (method) => {
    const bank = bankOf(method);
    const card = cardOf(method);
    return t('methodName', {
      type: bank
        ? t(bank.accountType === 'Savings' ? 'savings' : 'checking')
        : (card?.cardType ?? ''),
      last4: lastFour(bank?.last4 ?? card?.last4 ?? ''),
    });
  };
}
