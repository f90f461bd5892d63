import { createForm, type FormEvent, type FormState } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import {
  checkQuoteDate,
  errorOf,
  localDate,
  type Cents,
  type LocalDate,
  type QuoteDateCode,
} from '@portico/rules';
import { computed, signal } from '@preact/signals-core';
import type { PayoffQuoteTextKey } from './payoff-quote.sentences';

/** What pays the loan off on a day; the parts only where the lender's API has them. */
export type Quote = {
  readonly payOffQuoteAmount: Cents;
  readonly principal?: Cents | undefined;
  readonly interest?: Cents | undefined;
  readonly fees?: Cents | undefined;
  /** Interest of one day. */
  readonly perDiem?: Cents | undefined;
};

export type QuoteAnswer =
  | { readonly at: 'ready'; readonly quote: Quote }
  | { readonly at: 'failed'; readonly text: PayoffQuoteTextKey };

/** The quote for one day. */
export type RequestedQuote = { readonly date: LocalDate } & (
  { readonly at: 'loading' } | QuoteAnswer
);

type Values = { readonly date: string };
type Errors = { readonly date: QuoteDateCode | undefined };

export type PayoffQuoteState = FormState<Values, Errors> & {
  readonly today: LocalDate;
  /** Of the entered day; undefined while none was requested for it. */
  readonly requested: RequestedQuote | undefined;
  readonly download: 'idle' | 'opening' | 'failed';
};

export type PayoffQuoteEvent = FormEvent<Values> | { readonly type: 'download' };

/** The side effects of a quote. No method rejects. */
export type PayoffQuotePorts = {
  /** The institution's date, which changes at midnight. */
  readonly today: () => LocalDate;
  readonly request: (date: LocalDate) => Promise<QuoteAnswer>;
  /**
   * Opens the breakdown in a new window; resolves to whether it could. Called at once on a press,
   * because browsers block a window that is opened later.
   */
  readonly download: (date: LocalDate) => Promise<boolean>;
};

/** Choosing a day, requesting the payoff amount of that day, downloading its parts. */
export function createPayoffQuoteFlow(
  ports: PayoffQuotePorts,
): Flow<PayoffQuoteState, PayoffQuoteEvent> {
  const today = signal(ports.today());
  const last = signal<RequestedQuote | undefined>(undefined);
  const download = signal<PayoffQuoteState['download']>('idle');
  const form = createForm<Values, Errors>({
    values: { date: '' },
    validate: ({ date }) => ({ date: errorOf(checkQuoteDate(date, today.value))?.code }),
    submit: ({ date }) => {
      const day = localDate(date);
      if (day !== undefined) void request(day);
      return undefined;
    },
  });
  const state = computed(() => {
    const { values, isValid } = form.state.value;
    const day = isValid ? localDate(values.date) : undefined;
    const requested = last.value?.date === day ? last.value : undefined;
    return { ...form.state.value, today: today.value, requested, download: download.value };
  });

  const request = async (date: LocalDate) => {
    const { requested } = state.peek();
    if (requested && requested.at !== 'failed') return;
    const waiting: RequestedQuote = { date, at: 'loading' };
    last.value = waiting;
    download.value = 'idle';
    const answer = await ports.request(date);
    // Another day may have been requested meanwhile.
    if (last.peek() === waiting) last.value = { date, ...answer };
  };

  const openBreakdown = async () => {
    const { requested } = state.peek();
    if (requested?.at !== 'ready' || download.peek() === 'opening') return;
    download.value = 'opening';
    download.value = (await ports.download(requested.date)) ? 'idle' : 'failed';
  };

  return {
    state,
    send(event) {
      // Midnight may have passed since the last event: a quote for the day before no longer holds.
      today.value = ports.today();
      if (event.type === 'download') void openBreakdown();
      else form.send(event);
    },
    dispose() {
      last.value = undefined;
      form.dispose();
    },
  };
}
