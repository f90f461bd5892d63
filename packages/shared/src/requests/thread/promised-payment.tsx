import type { BorrowerRequest } from '@portico/contract';
import { today } from '@portico/core/internal';
import { useCore, useHref, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { LinkButton } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentDestination } from '../../payment-preset/payment-preset';
import { useWords } from '../kinds/use-words';
import { requestsThreadTexts } from './requests.thread.sentences';

type Props = { readonly accountNumber: string; readonly request: BorrowerRequest };

/** The way to plan the payment that was promised, until its day, unless that is done. */
export function PromisedPayment({ accountNumber, request }: Props): ReactNode {
  const t = useTexts(requestsThreadTexts);
  const core = useCore();
  const { day: say } = useWords();
  const { amount, date } = promiseOf(request);
  const { href, onClick } = useHref(
    paymentDestination(accountNumber, { amount, day: date, frequency: 'OneTime' }),
  );
  if (amount === undefined || !date || date < today(core) || href === undefined) return null;
  return (
    <section className="grid grid-cols-1 gap-3">
      <p>{t('planPromised', { amount: formatMoney(amount), date: say(date) })}</p>
      <div>
        <LinkButton variant="primary" href={href} onClick={onClick}>
          {t('planPayment')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Results after which nothing of the promise is left to plan. */
const plannedResults: ReadonlySet<string> = new Set(['paymentPlanned', 'paymentReceived']);

/** The amount and the day of a promise that was granted and is not planned yet. */
function promiseOf({ kind, state, values, outcomes }: BorrowerRequest) {
  const isOpen = kind === 'promiseToPay' && state === 'approved';
  if (!isOpen || outcomes.some(({ result }) => plannedResults.has(result))) return {};
  return {
    amount: values.find(({ amount }) => amount !== undefined)?.amount,
    date: values.find(({ date }) => date !== undefined)?.date,
  };
}
