import { useCore, useFlow, useHref, useSetting, useTexts } from '@portico/element';
import type { LocalDate } from '@portico/rules';
import { paymentDestination } from '@portico/shared/payment-preset';
import { Banner, Button, Dialog, Form, LinkButton, Skeleton } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { disableEZPayOption } from '@portico/shared/settings';
import type { LoanDialogProps } from '../loan/loan';
import { createPayoffQuote } from './payoff-quote.controller';
import { payoffQuoteTexts } from './payoff-quote.sentences';
import { QuoteAmount } from './screens/quote-amount';
import { QuoteDate } from './screens/quote-date';

export const texts = [payoffQuoteTexts];

/** What pays the loan off on a day, 500 px wide (accounts §4, §9). */
export default function PayoffQuoteDialog({ loan, onClose }: LoanDialogProps): ReactNode {
  const core = useCore();
  const t = useTexts(payoffQuoteTexts);
  const reason = useId();
  const { state, send } = useFlow(() => createPayoffQuote(core, loan));
  const { requested, isValid } = state;
  const loading = requested?.at === 'loading';
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <Dialog
        open
        width={500}
        title={t('heading')}
        onClose={onClose}
        actions={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('close')}
            </Button>
            {requested?.at === 'ready' ? (
              <PayOff loan={loan} day={requested.date} />
            ) : (
              // Not busy: the dialog can be closed while the amount is requested.
              <Button
                type="submit"
                variant="primary"
                disabled={!isValid || loading}
                describedBy={isValid ? undefined : reason}
              >
                {t(loading ? 'loading' : 'submit')}
              </Button>
            )}
          </>
        }
      >
        <QuoteDate state={state} send={send} />
        {requested?.at === 'failed' && <Banner tone="error">{t(requested.text)}</Banner>}
        <div aria-live="polite">
          {loading && <Skeleton rows={4} label={t('loading')} />}
          {requested?.at === 'ready' && (
            <QuoteAmount
              key={requested.date}
              date={requested.date}
              quote={requested.quote}
              download={state.download}
              onDownload={() => send({ type: 'download' })}
            />
          )}
        </div>
        {!isValid && (
          <p id={reason} className="text-sm text-muted">
            {t('dateNeeded')}
          </p>
        )}
      </Dialog>
    </Form>
  );
}

/** Leads to the payoff on that day, unless the lender takes no payments online. */
function PayOff({
  loan,
  day,
}: Pick<LoanDialogProps, 'loan'> & { readonly day: LocalDate }): ReactNode {
  const t = useTexts(payoffQuoteTexts);
  const { accountNumber, closed } = loan;
  const { href, onClick } = useHref(paymentDestination(accountNumber, { payoff: true, day }));
  const disabled = useSetting(disableEZPayOption);
  if (disabled || closed || href === undefined) return null;
  return (
    <LinkButton variant="primary" href={href} onClick={onClick}>
      {t('pay')}
    </LinkButton>
  );
}
