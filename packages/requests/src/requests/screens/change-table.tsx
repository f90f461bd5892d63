import type { AffectedPayment, LoanTerms } from '@portico/contract';
import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { effectKey, StopLink, useWords } from '@portico/shared/requests';
import { Heading, WithPhone } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Preview } from '../../asking/asking.flow';
import { requestsTexts, type RequestsTextKey } from '../requests.sentences';

type Part = keyof LoanTerms & RequestsTextKey;

const parts: readonly Part[] = [
  'payment',
  'dueDate',
  'amountDue',
  'paymentsLeft',
  'interestToEnd',
  'endDate',
];

/** What a request changes: the loan before and after it, and each payment that was planned. */
export function Changes(props: {
  readonly accountNumber: string;
  readonly preview: Preview;
}): ReactNode {
  const { accountNumber, preview } = props;
  const { before, after, addedInterest, amountDueToday, schedule, affectedPayments } = preview;
  const { nextDebitDate, nextDebitAmount } = preview;
  const t = useTexts(requestsTexts);
  const { day } = useWords();
  const skipped = schedule.flatMap(({ isSkipped, dueDate }) =>
    isSkipped && dueDate ? [dueDate] : [],
  );
  const sentences = [
    ...skipped.map((date) => t('nothingDue', { date: day(date) })),
    addedInterest !== undefined &&
      addedInterest > 0 &&
      t('addedInterest', { amount: formatMoney(addedInterest) }),
    amountDueToday !== undefined &&
      amountDueToday > 0 &&
      t('dueToday', { amount: formatMoney(amountDueToday) }),
  ].filter((sentence) => sentence !== false);
  const hasTerms = before !== undefined && after !== undefined;
  // A debit that is moved or still taken can be the next one: it is not said twice.
  const isNamed = affectedPayments.some(
    ({ isRecurring, effect, date, newDate = date }) =>
      isRecurring && effect !== 'cancelled' && newDate === nextDebitDate,
  );
  return (
    <>
      {hasTerms && <BeforeAndAfter before={before} after={after} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {affectedPayments.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <Heading level={4} size="label">
            {t('planned')}
          </Heading>
          <ul className="grid grid-cols-1 gap-3">
            {affectedPayments.map((payment, place) => (
              <li key={place}>
                <PlannedPayment accountNumber={accountNumber} payment={payment} />
              </li>
            ))}
          </ul>
          {nextDebitDate && nextDebitAmount !== undefined && !isNamed && (
            <p>
              {t('nextDebit', { amount: formatMoney(nextDebitAmount), date: day(nextDebitDate) })}
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** Whether a request changes something of the loan or of what is planned. */
export const hasChanges = ({
  before,
  after,
  addedInterest,
  amountDueToday,
  schedule,
  affectedPayments,
}: Preview): boolean =>
  (before !== undefined && after !== undefined) ||
  Number(addedInterest) > 0 ||
  Number(amountDueToday) > 0 ||
  schedule.some(({ isSkipped }) => isSkipped) ||
  affectedPayments.length > 0;

/** Side by side, one line for each part that the API knows of both. */
function BeforeAndAfter(props: {
  readonly before: LoanTerms;
  readonly after: LoanTerms;
}): ReactNode {
  const { before, after } = props;
  const t = useTexts(requestsTexts);
  const textOf = useTermText();
  const known = parts.filter((part) => before[part] !== undefined && after[part] !== undefined);
  return (
    <table className="w-full border-b border-line">
      <thead>
        <tr className="border-b border-edge text-sm text-muted *:py-2 *:font-normal">
          <td />
          <th scope="col" className="ps-2 text-end">
            {t('now')}
          </th>
          <th scope="col" className="ps-2 text-end">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {known.map((part) => {
          const [now, then] = [textOf(before, part), textOf(after, part)];
          return (
            <tr key={part} className="border-t border-line *:py-2">
              <th scope="row" className="text-start font-normal text-muted">
                {t(part)}
              </th>
              <td className="ps-2 text-end tabular">{now}</td>
              <td className={'ps-2 text-end tabular' + (now === then ? '' : ' font-semibold')}>
                {then}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useTermText(): (terms: LoanTerms, part: Part) => string {
  const { day } = useWords();
  return (terms, part) => {
    switch (part) {
      case 'dueDate':
      case 'endDate': {
        const date = terms[part];
        return date ? day(date) : '';
      }
      case 'paymentsLeft':
        return String(terms.paymentsLeft ?? '');
      default: {
        const amount = terms[part];
        return amount === undefined ? '' : formatMoney(amount);
      }
    }
  };
}

/** A payment that was to be taken, and what happens to it; one that is still taken can be stopped. */
function PlannedPayment(props: {
  readonly accountNumber: string;
  readonly payment: AffectedPayment;
}): ReactNode {
  const { accountNumber, payment } = props;
  const { isRecurring, isCard, accountNumber: last4, date, amount, newDate } = payment;
  const t = useTexts(requestsTexts);
  const { say, day } = useWords();
  const key = effectKey(payment);
  const on = date ? day(date) : '';
  const name =
    amount === undefined
      ? t('noAmountOn', { date: on })
      : t(isRecurring ? 'autopayOn' : 'plannedOn', { amount: formatMoney(amount), date: on });
  return (
    <>
      <p>
        {name} {last4 && t(isCard ? 'fromCard' : 'fromAccount', { last4 })}
      </p>
      <p className="font-semibold">
        <WithPhone>{say({ key }, { date: newDate ? day(newDate) : '' })}</WithPhone>
      </p>
      {key === 'effectStillTaken' && (
        <StopLink
          accountNumber={accountNumber}
          section={isRecurring ? 'autopay' : 'plannedPayments'}
        />
      )}
    </>
  );
}
