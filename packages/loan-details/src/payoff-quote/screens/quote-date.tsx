import { useCore, useSignalValue, useTexts } from '@portico/element';
import { formatDate, type QuoteDateCode } from '@portico/rules';
import { DateInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { PayoffQuoteEvent, PayoffQuoteState } from '../payoff-quote.flow';
import { payoffQuoteTexts, type PayoffQuoteTextKey } from '../payoff-quote.sentences';

const dateTexts: Readonly<Record<QuoteDateCode, PayoffQuoteTextKey>> = {
  required: 'dateRequired',
  invalid: 'dateInvalid',
  past: 'datePast',
};

/** The day of the quote, typed or picked. */
export function QuoteDate(props: {
  readonly state: PayoffQuoteState;
  readonly send: (event: PayoffQuoteEvent) => void;
}): ReactNode {
  const { state, send } = props;
  const { values, errors, touched, today } = state;
  const t = useTexts(payoffQuoteTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const written = formatDate(today);
  const isShown = touched.has('date') || values.date.length === written.length;
  return (
    <DateInput
      name="payoffDate"
      label={t('date')}
      hint={t('dateHint')}
      required
      value={values.date}
      error={isShown && errors.date && t(dateTexts[errors.date], { today: written })}
      locale={locale}
      today={today}
      min={today}
      texts={{
        open: t('chooseDate'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onChange={(value) => send({ type: 'change', field: 'date', value })}
      onBlur={() => send({ type: 'blur', field: 'date' })}
    />
  );
}
