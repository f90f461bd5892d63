import { useTexts } from '@portico/element';
import { formatMoney, type Cents } from '@portico/rules';
import { Button, Heading } from '@portico/ui';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { paymentTexts, type PaymentTextKey } from '../payment.sentences';

/** The word beside a total that is taken once or repeatedly. */
export type Taken = Extract<PaymentTextKey, 'total' | 'eachMonth' | 'eachTime'>;

/**
 * The payment beside its steps, in a low window with the button above its lines; in a widget
 * narrower than 760 px its lines are below the steps, and the total and the button in a bar that
 * stays at the lower edge.
 */
export function Summary(props: {
  readonly total?: Cents | undefined;
  /** How often it is taken; once by default. */
  readonly taken?: Taken;
  /** What is missing, and what leads to it if the borrower can; without it, the payment can be reviewed. */
  readonly missing?: { readonly text: string; readonly go?: (() => void) | undefined } | undefined;
  /** Below the button once nothing is missing. */
  readonly note?: ReactNode;
  /** Nothing is chosen yet: there are no lines, and they do not come by themselves. */
  readonly isEmpty?: boolean;
  /** The lines above the total. */
  readonly children?: ReactNode;
  /** It is being compared with the host's current data. */
  readonly busy?: boolean;
  readonly onReview?: () => void;
  /** Why the last review could not be opened, beside the button. */
  readonly problem?: ReactNode;
}): ReactNode {
  const { total, taken = 'total', missing, note, children } = props;
  const t = useTexts(paymentTexts);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="payment-summary"
      data-empty={props.isEmpty || undefined}
    >
      <div>
        <Heading level={3} id={id}>
          {t('totalHeading')}
        </Heading>
        {children}
      </div>
      <div className="payment-bar" onMouseDown={missing && keepFocus}>
        <dl>
          <dt>{t(taken)}</dt>
          <dd data-waiting={total === undefined || undefined}>
            {total === undefined ? '—' : formatMoney(total)}
          </dd>
        </dl>
        <Button
          variant="primary"
          busy={props.busy}
          disabled={!!missing}
          describedBy={id + 'w'}
          onBlocked={missing?.go}
          onClick={props.onReview}
        >
          {t('submit')}
        </Button>
        {props.problem}
        <p id={id + 'w'}>
          {missing?.go ? (
            <button type="button" onClick={missing.go}>
              {missing.text}
            </button>
          ) : (
            (missing?.text ?? note)
          )}
        </p>
      </div>
    </section>
  );
}

/** A field that loses the focus may show an error, which would move the button before its release. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
