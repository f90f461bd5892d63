import { useTexts } from '@portico/element';
import { formatMoney, type Cents } from '@portico/rules';
import { Banner, Checkbox, Heading, MoneyInput, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import type { AmountCode, AmountPlan } from '../paying.plan';
import type { Loan } from '../paying.state';
import { payingTexts, type PayingTextKey } from '../paying.texts';
import type { StepProps } from './steps';

const problemTexts = {
  required: 'amountRequired',
  invalid: 'amountInvalid',
  tooManyDecimals: 'amountTooManyDecimals',
  range: 'amountRange',
  belowMinimum: 'amountBelowMinimum',
} as const satisfies Record<AmountCode, PayingTextKey>;

const noticeTexts = {
  achOnly: 'amountAchOnly',
  regularAboveMaximum: 'amountRegularAboveMaximum',
} as const;

/** The fourth step: how much (payments §2, §5). */
export function AmountStep(
  props: StepProps & { readonly plan: AmountPlan; readonly loan: Loan },
): ReactNode {
  const { state, send, plan, loan } = props;
  const { amount, amountLeft } = state.choices;
  const { entered, notice } = plan;
  const t = useTexts(payingTexts);
  const due = loan.info.totalAmountDue;
  const problem = entered.ok ? undefined : t(problemTexts[entered.code], entered.params);
  return (
    <Stack>
      <Heading level={3}>{t('amountHeading')}</Heading>
      {notice && <Banner tone="warning">{t(noticeTexts[notice.code], notice.params)}</Banner>}
      {due > 0 && (
        <Checkbox
          name="payAmountDue"
          label={t('payAmountDue')}
          hint={formatMoney(due)}
          checked={plan.paysAmountDue}
          onChange={(on) => send({ type: 'typeAmount', text: on ? amountText(due) : '' })}
        />
      )}
      <MoneyInput
        name="amount"
        label={t('amountLabel')}
        required
        value={amount}
        error={amountLeft ? problem : undefined}
        onChange={(text) => send({ type: 'typeAmount', text })}
        onBlur={() => send({ type: 'leaveAmount' })}
      />
    </Stack>
  );
}

/** As it stands in the field, whose dollar sign is its own. */
function amountText(amount: Cents): string {
  return formatMoney(amount).replace('$', '');
}
