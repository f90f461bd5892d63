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
} from '@portico/core/internal';
import type { LocalDate } from '@portico/rules';
import type { Loan } from '../loan/loan';
import { createPayoffQuoteFlow } from './payoff-quote.flow';
import { payoffQuoteTexts } from './payoff-quote.sentences';

/** The payoff quote of a loan over the lender's API (accounts §4, §7). */
export function createPayoffQuote(core: Core, loan: Loan) {
  return createPayoffQuoteFlow({
    today: () => today(core),
    request: async (date) => {
      const { accountNumber } = loan;
      const answer = await core.query(payoffQuote, { accountNumber, payOffDate: date }).load();
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
