import type { Account } from '@portico/contract';
import { useTexts } from '@portico/element';
import type { Cents } from '@portico/rules';
import { Button, Figures, Heading, Icon, Money, warningIcon, type FigureItem } from '@portico/ui';
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
    <section
      aria-labelledby={id}
      className="contents @min-[760px]:sticky @min-[760px]:top-6 @min-[760px]:col-start-2 @min-[760px]:row-span-2 @min-[760px]:row-start-1 @min-[760px]:mt-10 @min-[760px]:block @min-[760px]:self-start @min-[760px]:rounded-lg @min-[760px]:border @min-[760px]:border-line @min-[760px]:bg-surface @min-[760px]:px-6 @min-[760px]:pt-5 print:static"
    >
      <div className="mt-10 @min-[760px]:mt-0">
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
  const text = 'text-sm grow basis-full @min-[760px]:mt-3 ';
  return (
    <div className="sticky bottom-0 -mx-gutter mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-raised px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] print:static @min-[760px]:-mx-6 @min-[760px]:mt-0 @min-[760px]:block @min-[760px]:rounded-b-lg @min-[760px]:border-0 @min-[760px]:bg-surface @min-[760px]:px-6 @min-[760px]:pt-0 @min-[760px]:pb-6">
      <dl className="grow @min-[760px]:mb-4 @min-[760px]:flex @min-[760px]:items-baseline @min-[760px]:justify-between @min-[760px]:gap-4 @min-[760px]:border-t-2 @min-[760px]:border-ink @min-[760px]:pt-4">
        <dt className="text-sm text-muted @min-[760px]:text-base @min-[760px]:font-semibold @min-[760px]:text-ink">
          {t('total')}
        </dt>
        <dd
          data-waiting={total === undefined || undefined}
          className="text-xl leading-tight font-semibold whitespace-nowrap tabular @min-[760px]:text-3xl"
        >
          {total === undefined ? '—' : <Money cents={total} />}
        </dd>
      </dl>
      <div className="grid grow">
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
        <p id={id} className={text + 'flex gap-2'}>
          <Icon path={warningIcon} className="text-warning" />
          <button
            type="button"
            className="min-h-6 text-start font-medium text-accent underline underline-offset-4"
            onClick={missing.go}
          >
            {missing.text}
          </button>
        </p>
      ) : (
        <p className={text + 'hidden text-muted @min-[760px]:block'}>{t('notSentYet')}</p>
      )}
    </div>
  );
}
