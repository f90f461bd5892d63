import { useTexts } from '@portico/element';
import { Banner, Money, MoneyInput } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { paymentTexts } from '../../../payment.sentences';
import { StepRegion, WaitingStep } from '../../../screens/step-region';
import { paymentPayingTexts } from '../../payment.paying.sentences';
import type { AmountEntry } from '../../plan/choices';
import type { Plan } from '../../plan/plan';
import type { AmountPlan } from '../../plan/plan-amount';
import { paymentWhenTexts } from '../../payment.when.sentences';
import type { Send } from '../step-props';
import { amountTexts } from './amount.codes';
import { AmountQuestion, type QuestionProps } from './amount-question';

type AmountProps = QuestionProps & Pick<Plan, 'fee'>;

/** The fourth step: how much (payments §2, §5). */
export const AmountStep = memo(function AmountStep(props: AmountProps): ReactNode {
  const { amount, timing, fee, choices, send } = props;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentPayingTexts);
  const heading = first('amountHeading');
  const paysOff = timing?.frequency === 'OneTime' && timing.payoff.on;
  if (!amount && !paysOff) {
    return (
      <WaitingStep name="amount" heading={heading}>
        {t(fee.failed ? 'goFee' : fee.pending ? 'goWait' : 'waitTiming')}
      </WaitingStep>
    );
  }
  const isFixed = amount?.step === 'locked' || (amount?.step === 'skipped' && !paysOff);
  return (
    <StepRegion name="amount" heading={heading}>
      {amount && <Notices amount={amount} />}
      {isFixed ? <FixedAmount amount={amount} /> : <AmountQuestion {...props} />}
      {amount?.additionalPrincipal && (
        <Principal amount={amount} entry={choices.principal} send={send} />
      )}
    </StepRegion>
  );
});

/** What is said before an amount is entered, and why a fixed one cannot be paid. */
function Notices({
  amount: { step, notice, entered },
}: {
  readonly amount: AmountPlan;
}): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const isRefused = !entered.ok && (step !== 'editable' || entered.error.code === 'achOnly');
  return (
    <>
      {isRefused && (
        <Banner tone="error">{t(amountTexts[entered.error.code], entered.error.params)}</Banner>
      )}
      {notice?.code === 'regularAboveMaximum' && (
        <Banner tone="warning">{t('amountRegularAboveMaximum', notice.params)}</Banner>
      )}
    </>
  );
}

/** The regular payment, which cannot be changed (D114). */
function FixedAmount({
  amount: { entered, amount, step },
}: {
  readonly amount: AmountPlan;
}): ReactNode {
  const t = useTexts(paymentPayingTexts);
  const when = useTexts(paymentWhenTexts);
  if (!entered.ok) return null;
  return (
    <p
      data-waiting={step === 'skipped' || undefined}
      className="flex flex-wrap justify-between gap-x-4 rounded-lg border border-line bg-raised p-4"
    >
      <span>{t('amountFixed')}</span>{' '}
      <span className="inline-block font-semibold first-letter:uppercase">
        {amount === 'totalDue' ? when('sayTotalDue') : <Money cents={entered.value} />}
      </span>
    </p>
  );
}

function Principal(props: {
  readonly amount: AmountPlan;
  readonly entry: AmountEntry;
  readonly send: Send;
}): ReactNode {
  const { amount, entry, send } = props;
  const { text, touched } = entry;
  const { principal } = amount;
  const t = useTexts(paymentPayingTexts);
  const problem = principal.ok
    ? undefined
    : t(amountTexts[principal.error.code], principal.error.params);
  return (
    <div className="contents" data-missing={(amount.entered.ok && !principal.ok) || undefined}>
      <MoneyInput
        name="principal"
        label={t('principalLabel')}
        value={text}
        error={touched ? problem : undefined}
        onChange={(typed, parsed) => send({ type: 'typePrincipal', text: typed, amount: parsed })}
        onBlur={() => send({ type: 'touchPrincipal' })}
      />
    </div>
  );
}
