import { accountsOf } from '@portico/core/accounts';
import { useCore, useHref, useQuery, useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Heading, Link } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Confirmation } from '../confirmation';
import {
  paymentConfirmationTexts,
  type PaymentConfirmationTextKey,
} from './payment-confirmation.sentences';

type Kind = Confirmation['submissionInfo']['kind'];
type Props = { readonly confirmation: Confirmation };

/** What happens on which day, and where the payment is listed meanwhile. */
export function WhatComesNext({ confirmation }: Props): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const { kind } = confirmation.submissionInfo;
  return (
    <section>
      <Heading level={3}>{t('nextHeading')}</Heading>
      <ol className="mt-3 grid gap-4">
        {kind === 'immediate' ? (
          <Posted confirmation={confirmation} />
        ) : (
          <Planned confirmation={confirmation} kind={kind} />
        )}
      </ol>
    </section>
  );
}

/** A payment made now: where it is listed, and the next one. */
function Posted({ confirmation }: Props): ReactNode {
  const { payDate, submissionInfo } = confirmation;
  const { accountNumber } = submissionInfo;
  const t = useTexts(paymentConfirmationTexts);
  const loan = useHref({ screen: 'loanDetails', params: { accountNumber } });
  return (
    <>
      <Event when={payDate && formatDate(payDate)}>
        <p>{t('nextPosted')}</p>
        {loan.href !== undefined && (
          <span className="print:hidden">
            <Link {...loan}>{t('openLoan')}</Link>
          </span>
        )}
      </Event>
      <NextDue accountNumber={accountNumber} />
    </>
  );
}

/** The day on which the lender expects the next payment, once its list of accounts says so. */
function NextDue({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const t = useTexts(paymentConfirmationTexts);
  const [state] = useQuery(accountsOf(useCore()));
  const accounts = state.status === 'ready' ? state.value.accounts : [];
  const { loanDueDate, loanAmountDue } =
    accounts.find(({ number }) => number === accountNumber) ?? {};
  const due = loanDueDate && loanAmountDue !== undefined && loanAmountDue > 0;
  return (
    <Event when={due ? formatDate(loanDueDate) : t('nextDueLater')}>
      {due ? t('nextDue', { amount: formatMoney(loanAmountDue) }) : t('nextDueUnknown')}
    </Event>
  );
}

/** Where a payment that is made later, once or repeatedly, is listed, and what happens on its day. */
const planned: Readonly<
  Record<
    Exclude<Kind, 'immediate'>,
    Readonly<Record<'listed' | 'made', PaymentConfirmationTextKey>>
  >
> = {
  scheduled: { listed: 'nextScheduledListed', made: 'nextScheduled' },
  recurring: { listed: 'nextRecurringListed', made: 'nextRecurring' },
};

function Planned({
  confirmation,
  kind,
}: Props & { readonly kind: keyof typeof planned }): ReactNode {
  const { payDate, submissionInfo } = confirmation;
  const { accountNumber } = submissionInfo;
  const t = useTexts(paymentConfirmationTexts);
  const payments = useHref({ screen: 'payment', params: { accountNumber } });
  const { listed, made } = planned[kind];
  const date = payDate && formatDate(payDate);
  return (
    <>
      <Event when={date && t('nextUntil', { date })}>
        <p>{t(listed)}</p>
        {payments.href !== undefined && (
          <span className="print:hidden">
            <Link {...payments}>{t('openPayments')}</Link>
          </span>
        )}
      </Event>
      <Event when={date}>{t(made)}</Event>
    </>
  );
}

/** One entry: its day, and what happens then. */
function Event(props: {
  readonly when: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <li className="border-s-2 border-accent ps-4">
      <p className="font-semibold">{props.when}</p>
      <div className="text-muted">{props.children}</div>
    </li>
  );
}
