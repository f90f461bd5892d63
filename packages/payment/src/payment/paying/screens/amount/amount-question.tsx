import { useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Banner, ChoiceGroup, Money, MoneyInput, Spinner, type Choice } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { AmountAnswer, Choices, Loan } from '../../plan/choices';
import type { Plan } from '../../plan/plan';
import type { AmountPlan } from '../../plan/plan-amount';
import type { TimingPlan } from '../../plan/plan-timing';
import { paymentWhenTexts } from '../../payment.when.sentences';
import type { Send } from '../step-props';
import { amountTexts } from './amount.codes';

type Answer = AmountAnswer | 'payoff';
type Once = Extract<TimingPlan, { frequency: 'OneTime' }>;

export type QuestionProps = Pick<Plan, 'amount' | 'timing'> & {
  readonly choices: Choices;
  readonly loan: Loan;
  /** No quote was received, so the payoff was turned off. */
  readonly quoteFailed: boolean;
  readonly send: Send;
};

/** How much: the amount due, another amount, or everything that is owed, as one question (D169). */
export function AmountQuestion(props: QuestionProps): ReactNode {
  const { choices, send, timing, amount, loan, quoteFailed } = props;
  const t = useTexts(paymentPayingTexts);
  const once = timing?.frequency === 'OneTime' ? timing : undefined;
  const limits = useLimits(amount);
  const due = useDueAnswer(loan);
  const payoff = usePayoffAnswer(once, loan);
  const wantsFocus = useRef(false);
  const field = <OtherAmount {...props} wantsFocus={wantsFocus} />;
  const { amountAnswer } = choices;
  const value = once?.payoff.on ? 'payoff' : (amountAnswer ?? '');
  const other: Choice<Answer> = {
    value: 'other',
    label: t('anotherAmount'),
    description: limits,
    content: field,
  };
  const entered = amount?.entered;
  const dueProblem =
    value === 'due' && entered?.ok === false && entered.error.code !== 'achOnly'
      ? t(amountTexts[entered.error.code], entered.error.params)
      : undefined;
  return (
    <div className="contents" data-missing>
      {due || payoff ? (
        <ChoiceGroup
          name="howMuch"
          label={t('amountQuestion')}
          value={value}
          error={dueProblem}
          options={[...(due ? [due] : []), other, ...(payoff ? [payoff] : [])]}
          onChange={(answer, byArrowKey) => {
            wantsFocus.current = answer === 'other' && !byArrowKey;
            if (answer === 'payoff') send({ type: 'payOff', on: true });
            else send({ type: 'chooseAmount', answer });
          }}
        />
      ) : (
        <div className="rounded-lg border border-line bg-raised p-4">{field}</div>
      )}
      {quoteFailed && <PayoffFailed />}
    </div>
  );
}

/** What can be paid. */
function useLimits(amount: AmountPlan | undefined): string | undefined {
  const t = useTexts(paymentPayingTexts);
  if (!amount) return undefined;
  const { min, max } = amount.limits;
  return max === undefined
    ? t('amountFrom', { min: formatMoney(min) })
    : t('amountLimits', { min: formatMoney(min), max: formatMoney(max) });
}

function useDueAnswer({ info }: Loan): Choice<Answer> | undefined {
  const t = useTexts(paymentPayingTexts);
  const { totalAmountDue: due, dueDate } = info;
  if (due <= 0) return undefined;
  return {
    value: 'due',
    label: t('payAmountDue'),
    aside: <Money cents={due} />,
    description: dueDate && t('dueOn', { date: formatDate(dueDate) }),
  };
}

/** Paying the loan off: an answer, or one of its own if only today is allowed (D106). */
function usePayoffAnswer(once: Once | undefined, { info }: Loan): Choice<Answer> | undefined {
  const t = useTexts(paymentWhenTexts);
  if (!once?.payoff.shown) return undefined;
  const inPanel = once.payoff.shown === 'panel';
  return {
    value: 'payoff',
    label: t(inPanel ? 'payoffFull' : 'payoffToggle'),
    aside: <Money cents={once.payoff.amount ?? info.payOffAmount} />,
    description: inPanel ? t('payoffOverdue') : undefined,
    content: <PayoffAmount once={once} />,
  };
}

function PayoffAmount({ once: { payoff, day } }: { readonly once: Once }): ReactNode {
  const t = useTexts(paymentWhenTexts);
  return (
    <div role="status" className="min-h-6">
      {day &&
        (payoff.amount === undefined ? (
          <Spinner diameter={80} label={t('payoffLoading')} />
        ) : (
          t('payoffOn', { date: formatDate(day), amount: formatMoney(payoff.amount) })
        ))}
    </div>
  );
}

function PayoffFailed(): ReactNode {
  const t = useTexts(paymentWhenTexts);
  return <Banner tone="error">{t('payoffFailed')}</Banner>;
}

function OtherAmount(
  props: QuestionProps & { readonly wantsFocus: { current: boolean } },
): ReactNode {
  const { choices, send, amount, wantsFocus } = props;
  const { text, touched } = choices.amount;
  const entered = amount?.entered;
  const t = useTexts(paymentPayingTexts);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wantsFocus.current) field.current?.focus();
    wantsFocus.current = false;
  }, [wantsFocus]);
  const problem =
    entered?.ok === false && entered.error.code !== 'achOnly'
      ? t(amountTexts[entered.error.code], entered.error.params)
      : undefined;
  return (
    <div className="max-w-64" data-missing>
      <MoneyInput
        ref={field}
        name="amount"
        label={t('amountLabel')}
        required
        value={text}
        error={touched ? problem : undefined}
        onChange={(typed, amount) => send({ type: 'typeAmount', text: typed, amount })}
        onBlur={() => send({ type: 'touchAmount' })}
      />
    </div>
  );
}
