import {
  documentAddress,
  payoffBreakdown,
  payoffDownloadToken,
  payoffQuote,
} from '@portico/contract';
import {
  documentLanguage,
  errorKey,
  openBlankWindow,
  today,
  type Core,
  type Result,
} from '@portico/core/internal';
import type { LocalDate } from '@portico/rules';
import type { Loan, LoanDetails } from '../loan/loan';
import { createPayoffQuoteFlow, type Quote } from './payoff-quote.flow';
import { payoffQuoteTexts } from './payoff-quote.texts';

/** The payoff quote of a loan over the lender's API (accounts §4, §7). */
export function createPayoffQuote(core: Core, loan: Loan) {
  return createPayoffQuoteFlow({
    today: () => today(core),
    request: async (date) => {
      const answer = await quoteFor(core, loan, date);
      return answer.ok
        ? { at: 'ready', quote: answer.value }
        : { at: 'failed', text: errorKey(payoffQuoteTexts, answer.error) };
    },
    download: async (date) => {
      const page = openBlankWindow();
      const address = page && (await breakdownAddress(core, loan, date));
      if (address === undefined) page?.close();
      else page?.goTo(address);
      return address !== undefined;
    },
  });
}

/** Quotes by day, kept as long as the details of their loan, of which they are a part. */
const quotes = new WeakMap<LoanDetails, Map<LocalDate, Promise<Result<Quote>>>>();

/** One request for each day (accounts §7); a failed one is not kept. */
function quoteFor(core: Core, loan: Loan, payOffDate: LocalDate): Promise<Result<Quote>> {
  const { accountNumber, details } = loan;
  const known = quotes.get(details) ?? new Map<LocalDate, Promise<Result<Quote>>>();
  quotes.set(details, known);
  const earlier = known.get(payOffDate);
  if (earlier) return earlier;
  const sent = core.client.send(payoffQuote, { accountNumber, payOffDate });
  known.set(payOffDate, sent);
  void sent.then(({ ok }) => ok || known.delete(payOffDate));
  return sent;
}

/** The address of the breakdown, with its single-use token; undefined if the API gives none. */
async function breakdownAddress(
  { client, configuration }: Core,
  { accountNumber }: Loan,
  effectiveDate: LocalDate,
): Promise<string | undefined> {
  const answer = await client.send(payoffDownloadToken, { accountNumber, effectiveDate });
  if (!answer.ok) return undefined;
  const { api, locale } = configuration.peek();
  return documentAddress(api, payoffBreakdown, {
    downloadToken: answer.value.passableToken,
    language: documentLanguage(locale),
  });
}
