import { longDate } from '@portico/core/internal';
import { useCore, useSignalValue, useTexts } from '@portico/element';
import { formatMoney, type LocalDate } from '@portico/rules';
import { Banner, Button, Figures, Money, NewWindowNote, Stack } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { PayoffQuoteState, Quote } from '../payoff-quote.flow';
import { payoffQuoteTexts } from '../payoff-quote.sentences';

/** The amount of a day, its parts where they are known, and their document. */
export function QuoteAmount(props: {
  readonly date: LocalDate;
  readonly quote: Quote;
  readonly download: PayoffQuoteState['download'];
  readonly onDownload: () => void;
}): ReactNode {
  const { date, quote, download, onDownload } = props;
  const t = useTexts(payoffQuoteTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const amount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that requested it was replaced; a field that has the focus keeps it.
    const hasFocus = amount.current?.closest('dialog')?.matches(':focus-within');
    if (!hasFocus) amount.current?.focus();
  }, []);
  const day = longDate(date, locale);
  return (
    <Stack>
      <div ref={amount} tabIndex={-1}>
        <p className="text-sm text-balance text-muted">{t('amountOn', { date: day })}</p>
        <p>
          <Money cents={quote.payOffQuoteAmount} size="amount" />
        </p>
      </div>
      <QuoteParts quote={quote} />
      <div>
        <Button busy={download === 'opening'} onClick={onDownload}>
          {t('download')}
          <NewWindowNote />
        </Button>
      </div>
      {download === 'failed' && <Banner tone="error">{t('downloadFailed')}</Banner>}
      <p className="text-sm text-muted">{t('holds', { date: day })}</p>
    </Stack>
  );
}

/** Nothing where the lender's API answers the amount only. */
function QuoteParts({ quote }: { readonly quote: Quote }): ReactNode {
  const t = useTexts(payoffQuoteTexts);
  const { principal, interest, fees, perDiem, payOffQuoteAmount } = quote;
  const interestLabel =
    perDiem === undefined ? t('interest') : t('interestByDay', { perDiem: formatMoney(perDiem) });
  const parts = [
    { label: t('principal'), cents: principal },
    { label: interestLabel, cents: interest },
    { label: t('fees'), cents: fees },
  ].flatMap(({ label, cents }) =>
    cents === undefined ? [] : [{ label, value: <Money cents={cents} /> }],
  );
  if (parts.length === 0) return null;
  const total = { label: t('total'), value: <Money cents={payOffQuoteAmount} />, strong: true };
  return <Figures items={[...parts, total]} />;
}
