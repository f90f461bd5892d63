import { NotOpened, useSetting, useTexts } from '@portico/element';
import { formatDate, type LocalDate } from '@portico/rules';
import { Figures, Money, RichText } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { frequencyTexts } from '../../../frequency.sentences';
import { paymentTexts } from '../../payment.sentences';
import { useLoanName } from '../../screens/account-selector';
import { Summary, type Taken } from '../../screens/summary';
import { cardOf } from '../methods/method';
import { paymentPayingTexts } from '../payment.paying.sentences';
import type { Choices } from '../plan/choices';
import type { Plan, ReadyPayment } from '../plan/plan';
import { paymentWhenTexts } from '../payment.when.sentences';
import { useMethodName } from './method/method-name';
import { Late } from './timing/late';
import type { Missing } from './missing';
import { TwoLines } from './two-lines';
import { cardFeeInfoText } from '../../../settings/card-payment-options';

/** What is chosen, and what follows from it. */
type SoFar = { readonly choices: Choices; readonly plan: Plan | undefined };

/** The payment so far, with the total and the way on (payments §2). */
export const Total = memo(function Total(
  props: SoFar & {
    /** It is being compared with the host's current data. */
    readonly busy: boolean;
    readonly missing: Missing | undefined;
    /** Leads to what is missing. */
    readonly go: (missing: Missing) => void;
    readonly review: () => void;
    /** The last review could not be opened. */
    readonly notOpened: boolean;
  },
): ReactNode {
  const { choices, plan, busy, missing, go, review, notOpened } = props;
  const { account, method } = choices;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const nameOf = useMethodName();
  const loanName = useLoanName();
  const loan = account.at === 'choosing' ? undefined : account.account;
  const ready = plan?.ready;
  return (
    <Summary
      total={ready?.paysTotalDue === false ? ready.total : undefined}
      taken={takenOf(ready)}
      missing={missing && { text: t(missing.text), go: () => go(missing) }}
      note={<span className="hidden @min-[760px]:block">{t('notSentYet')}</span>}
      busy={busy}
      onReview={review}
      problem={notOpened && <NotOpened />}
    >
      <Figures
        items={[
          { label: first('loanHeading'), value: two(loan && loanName(loan)) },
          { label: t('from'), value: method && nameOf(method) },
          {
            label: t('when'),
            value: (
              <>
                {two(useWhen(plan))}
                {plan?.late && (
                  <span className="ms-auto block max-w-52 text-sm text-warning">
                    <Late late={plan.late} />
                  </span>
                )}
              </>
            ),
          },
          { label: t('paymentAmount'), value: two(usePayment(props)) },
          ...usePrincipal(plan),
          { label: t('processingFee'), value: ready && <Money cents={ready.fee} /> },
        ]}
      />
      <CardFeeInfo choices={choices} plan={plan} />
    </Summary>
  );
});

function two(lines: readonly ReactNode[] | undefined): ReactNode {
  return lines && <TwoLines lines={lines} />;
}

/** How often, and the (first) day on which it is made. */
function useWhen(plan: Plan | undefined): readonly string[] | undefined {
  const t = useTexts(paymentWhenTexts);
  const nameOf = useTexts(frequencyTexts);
  const { timing, ready } = plan ?? {};
  if (!timing) return undefined;
  const day = ready?.recurring?.next[0]?.payOn ?? timing.day;
  const dayText = (date: LocalDate) =>
    timing.frequency === 'OneTime' && date === timing.limits.today
      ? t('today', { date: formatDate(date) })
      : formatDate(date);
  return [nameOf(timing.frequency), day ? dayText(day) : '—'];
}

/** The amount, and below it what remains of the payoff amount after it. */
function usePayment({ choices, plan }: SoFar): readonly ReactNode[] | undefined {
  const t = useTexts(paymentPayingTexts);
  const when = useTexts(paymentWhenTexts);
  const { account } = choices;
  const ready = plan?.ready;
  // What is paid later, and not known yet, leaves nothing that could be said now.
  const owes = account.at === 'open' && account.loan.info.payOffAmount > 0 && !ready?.paysTotalDue;
  const left = ready?.remaining;
  return [
    ready?.paysTotalDue ? (
      <span className="inline-block first-letter:uppercase">{when('sayTotalDue')}</span>
    ) : (
      amountOf(plan)
    ),
    owes && (
      <>
        {t('left')} {left === undefined ? '—' : <Money cents={left} />}
      </>
    ),
  ];
}

function amountOf(plan: Plan | undefined): ReactNode {
  return plan?.amount?.entered.ok ? <Money cents={plan.amount.entered.value} /> : '—';
}

function usePrincipal(plan: Plan | undefined) {
  const t = useTexts(paymentPayingTexts);
  if (!plan?.amount?.additionalPrincipal) return [];
  const { principal } = plan.amount;
  return [
    { label: t('principalLabel'), value: principal.ok ? <Money cents={principal.value} /> : '' },
  ];
}

function CardFeeInfo({ choices, plan }: SoFar): ReactNode {
  const info = useSetting(cardFeeInfoText);
  const isCard = choices.method !== undefined && cardOf(choices.method) !== undefined;
  if (!info || !isCard || !plan?.ready) return null;
  return (
    <div className="py-2 text-sm">
      <RichText html={info} />
    </div>
  );
}

/** How often the total of a payment is taken. */
export function takenOf(ready: ReadyPayment | undefined): Taken {
  const plan = ready?.recurring?.plan;
  if (!plan) return 'total';
  const interval = 'billing' in plan ? plan.billing : plan.frequency;
  return interval === 'Monthly' || interval === 'MonthlyOnDate' ? 'eachMonth' : 'eachTime';
}
