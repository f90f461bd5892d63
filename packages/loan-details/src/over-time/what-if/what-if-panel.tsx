import { useHref, useTexts } from '@portico/element';
import { formatMoney, parseMoney, type BillingInterval } from '@portico/rules';
import { paymentDestination, type PaymentPreset } from '@portico/shared/payment-preset';
import { Heading, LinkButton, MoneyInput, SegmentedControl } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { Assumptions } from './assumptions';
import type { LoanPlan } from '../loan-plan';
import { loanOverTimeTexts, type LoanOverTimeTextKey } from '../loan-over-time.sentences';
import type { WhatIf } from './use-what-if';
import { WhatIfResult } from './result';

const eachTime: Readonly<Record<BillingInterval, LoanOverTimeTextKey>> = {
  Weekly: 'everyWeek',
  BiWeekly: 'everyTwoWeeks',
  SemiMonthly: 'twiceAMonth',
  Monthly: 'everyMonth',
};

/** Why an amount has no result; a missing one is explained in the result's place. */
const problems = { invalid: 'amountInvalid', tooManyDecimals: 'amountDecimals' } as const;

/** Shows what an extra amount saves. It changes nothing: its link leads to the payment of it. */
export function WhatIfPanel(props: {
  readonly plan: LoanPlan;
  readonly whatIf: WhatIf;
  readonly accountNumber: string;
}): ReactNode {
  const { plan, whatIf, accountNumber } = props;
  const t = useTexts(loanOverTimeTexts);
  const id = useId();
  const { once, amount, text } = whatIf;
  const payment = useHref(paymentDestination(accountNumber, presetOf(whatIf)));
  const problem = !amount.ok && amount.error.code !== 'required' && problems[amount.error.code];
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-4 self-start rounded-lg bg-sunken p-5 @2xl:p-6 print:hidden"
    >
      <Heading level={4} size="label" id={id}>
        {t('whatIf')}
      </Heading>
      <div className="grid gap-4">
        <SegmentedControl
          label={t('howOften')}
          value={once ? 'once' : 'each'}
          segments={[
            { value: 'each', label: t(eachTime[plan.terms.billing]) },
            { value: 'once', label: t('once') },
          ]}
          onChange={(value) => whatIf.chooseOnce(value === 'once')}
        />
        <MoneyInput
          name="extraAmount"
          label={t('extraAmount')}
          value={text}
          error={problem && t(problem)}
          onChange={whatIf.type}
        />
        <Suggestions {...whatIf} />
      </div>
      <WhatIfResult {...whatIf} />
      <div className="grid">
        <LinkButton {...payment}>{t('pay')}</LinkButton>
      </div>
      <Assumptions plan={plan} />
    </div>
  );
}

/** The extra amount as typed, once or with each regular payment. */
function presetOf({ once, text }: WhatIf): PaymentPreset {
  const amount = parseMoney(text);
  if (!amount.ok) return {};
  if (once) return { amount: amount.value };
  return { frequency: 'OnDueDate', principal: amount.value };
}

function Suggestions({ suggestions, amount, suggest }: WhatIf): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  return (
    <div
      role="group"
      aria-label={t('suggestions')}
      className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2"
    >
      {suggestions.map((suggested) => (
        <button
          key={suggested}
          type="button"
          aria-pressed={amount.ok && amount.value === suggested}
          className="min-h-control-small cursor-pointer rounded-md border border-edge bg-surface px-1 py-1.5 font-medium whitespace-nowrap text-accent hover:bg-tint aria-pressed:border-accent aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:[box-shadow:inset_0_0_0_1px_var(--p-accent)] forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
          onClick={() => suggest(suggested)}
        >
          {formatMoney(suggested).replace('.00', '')}
        </button>
      ))}
    </div>
  );
}
