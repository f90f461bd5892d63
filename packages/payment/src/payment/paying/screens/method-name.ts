import { useTexts } from '@portico/element';
import { maskedEnding } from '@portico/rules';
import type { Method } from '../paying.state';
import { payingTexts } from '../paying.texts';
import { accountTypeOf, endingOf } from '../submission';

/** Names a bank account by its type and the end of its number: `Checking x1234`. */
export function useMethodName(): (method: Method) => string {
  const t = useTexts(payingTexts);
  return (method) =>
    t('bankAccount', {
      type: t(accountTypeOf(method) === 'Savings' ? 'savings' : 'checking'),
      ending: maskedEnding(endingOf(method)),
    });
}
