import { useTexts } from '@portico/element';
import { fail, formatMoney, ok } from '@portico/rules';
import {
  amountText,
  Banner,
  Checkbox,
  Figures,
  Heading,
  Money,
  MoneyInput,
  Stack,
} from '@portico/ui';
import type { ReactNode } from 'react';
import type { AmountCode, AmountPlan, PrincipalCode } from '../plan/plan-amount';
import type { Loan } from '../plan/choices';
import { payingTexts, type PayingTextKey } from '../paying.texts';
import type { StepProps } from './step-props';

/** The text for each problem of an amount, entered or fixed. */
export const amountTexts = {
  required: 'amountRequired',
  invalid: 'amountInvalid',
  tooManyDecimals: 'amountTooManyDecimals',
  range: 'amountRange',
  belowMinimum: 'amountBelowMinimum',
  achOnly: 'amountAchOnly',
  noRegular: 'amountNoRegular',
  abovePayoff: 'principalAbovePayoff',
} as const satisfies Record<AmountCode | PrincipalCode, PayingTextKey>;

type AmountProps = StepProps & { readonly plan: AmountPlan; readonly loan: Loan };

/** The fourth step: how much (payments §2, §5). */
export function AmountStep(props: AmountProps): ReactNode {
  const { plan } = props;
  const { notice, entered } = plan;
  const t = useTexts(payingTexts);
  const refused = !entered.ok && entered.code === 'achOnly';
  return (
    <Stack>
      <Heading level={3}>{t('amountHeading')}</Heading>
      {refused && <Banner tone="error">{t('amountAchOnly')}</Banner>}
      {notice?.code === 'regularAboveMaximum' && (
        <Banner tone="warning">{t('amountRegularAboveMaximum', notice.params)}</Banner>
      )}
      {plan.step === 'editable' && <EnteredAmount {...props} refused={refused} />}
      {plan.step === 'locked' && !refused && <FixedAmount plan={plan} />}
      {plan.additionalPrincipal && <Principal {...props} />}
    </Stack>
  );
}

function EnteredAmount({
  state,
  send,
  plan,
  loan,
  refused,
}: AmountProps & { readonly refused: boolean }): ReactNode {
  const { text, touched } = state.choices.amount;
  const { entered } = plan;
  const t = useTexts(payingTexts);
  const due = loan.info.totalAmountDue;
  const problem = entered.ok ? undefined : t(amountTexts[entered.code], entered.params);
  return (
    <>
      {due > 0 && (
        <Checkbox
          name="payAmountDue"
          label={t('payAmountDue')}
          hint={formatMoney(due)}
          checked={plan.paysAmountDue}
          onChange={(on) =>
            send(
              on
                ? { type: 'typeAmount', text: amountText(due), amount: ok(due) }
                : { type: 'typeAmount', text: '', amount: fail('required') },
            )
          }
        />
      )}
      <MoneyInput
        name="amount"
        label={t('amountLabel')}
        required
        value={text}
        error={touched && !refused ? problem : undefined}
        onChange={(typed, amount) => send({ type: 'typeAmount', text: typed, amount })}
        onBlur={() => send({ type: 'touchAmount' })}
      />
    </>
  );
}

/** The regular payment, which cannot be changed (D114). */
function FixedAmount({ plan: { entered } }: { readonly plan: AmountPlan }): ReactNode {
  const t = useTexts(payingTexts);
  return entered.ok ? (
    <Figures items={[{ label: t('amountFixed'), value: <Money cents={entered.value} /> }]} />
  ) : (
    <Banner tone="error">{t(amountTexts[entered.code], entered.params)}</Banner>
  );
}

function Principal({ state, send, plan: { principal } }: AmountProps): ReactNode {
  const { text, touched } = state.choices.principal;
  const t = useTexts(payingTexts);
  const problem = principal.ok ? undefined : t(amountTexts[principal.code], principal.params);
  return (
    <MoneyInput
      name="principal"
      label={t('principalLabel')}
      value={text}
      error={touched ? problem : undefined}
      onChange={(typed, amount) => send({ type: 'typePrincipal', text: typed, amount })}
      onBlur={() => send({ type: 'touchPrincipal' })}
    />
  );
}
