import type { Account } from '@portico/contract';
import { useTexts } from '@portico/element';
import type { Cents } from '@portico/rules';
import { Button, Figures, Heading, Money, type FigureItem } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { paymentTexts } from '../payment.texts';
import { useLoanName } from './account-selector';
import { TwoLines } from './two-lines';

/** What is known of the payment; the rest is shown as a dash. */
export type SummaryProps = {
  readonly loan?: Account | undefined;
  readonly from?: string | undefined;
  readonly when?: readonly string[] | undefined;
  readonly payment?: readonly ReactNode[] | undefined;
  readonly more?: readonly FigureItem[];
  readonly fee?: Cents | undefined;
  readonly total?: Cents | undefined;
  /** Below the rows. */
  readonly note?: ReactNode;
  /** What is missing, and what leads to it; without it, the payment can be reviewed. */
  readonly missing?: { readonly text: string; readonly go: () => void } | undefined;
  readonly onReview?: () => void;
};

/**
 * The payment beside its steps; in a widget narrower than 760 px its rows are below the steps, and
 * the total and the button in a bar that stays at the lower edge.
 */
export function Summary(props: SummaryProps): ReactNode {
  const { loan, from, when, payment, more = [], fee, note } = props;
  const t = useTexts(paymentTexts);
  const nameOf = useLoanName();
  const id = useId();
  const two = (lines: readonly ReactNode[] | undefined) => lines && <TwoLines lines={lines} />;
  return (
    <section aria-labelledby={id} className="payment-summary">
      <div className="py-6">
        <Heading level={3} id={id}>
          {t('totalHeading')}
        </Heading>
        <Figures
          items={[
            { label: t('loanHeading'), value: two(loan && nameOf(loan)) },
            { label: t('from'), value: from },
            { label: t('when'), value: two(when) },
            { label: t('paymentAmount'), value: two(payment) },
            ...more,
            { label: t('processingFee'), value: fee === undefined ? fee : <Money cents={fee} /> },
          ]}
        />
        {note}
      </div>
      <WayOn {...props} />
    </section>
  );
}

/** The total, the one button, and what is missing. */
function WayOn({ total, missing, onReview }: SummaryProps): ReactNode {
  const t = useTexts(paymentTexts);
  const id = useId();
  return (
    <div className="payment-bar">
      <dl>
        <dt className="text-sm text-muted">{t('total')}</dt>
        <dd
          data-waiting={total === undefined || undefined}
          className="leading-tight font-semibold whitespace-nowrap"
        >
          {total === undefined ? '—' : <Money cents={total} />}
        </dd>
      </dl>
      <div className="grid">
        <Button
          variant="primary"
          disabled={missing !== undefined}
          describedBy={missing && id}
          onBlocked={missing?.go}
          onClick={onReview}
        >
          {t('submit')}
        </Button>
      </div>
      {missing ? (
        <p id={id} className="text-sm">
          <button
            type="button"
            className="min-h-6 text-start font-medium text-accent underline"
            onClick={missing.go}
          >
            {missing.text}
          </button>
        </p>
      ) : (
        <p className="hidden text-sm text-muted @min-[760px]:block">{t('notSentYet')}</p>
      )}
    </div>
  );
}
