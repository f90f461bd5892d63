import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { amount, date, optionalAmount, text } from '../../codec/fields';

/** The amount that pays a loan off on a day. */
export const payoffQuote = defineCall<'PayoffQuote' | 'NiteMode' | 'Error'>()({
  name: 'payoffQuote',
  method: 'GET',
  path: '/api/PaymentInformation/GetPayOffQuote',
  session: 'required',
  effect: 'reads',
  query: entity({ accountNumber: text, payOffDate: date }),
  response: answer({
    payOffQuoteAmount: amount,
    /**
     * The parts of the amount, beyond the specification; a lender's API may lack them. `perDiem` is
     * the interest of one day.
     */
    principal: optionalAmount,
    interest: optionalAmount,
    fees: optionalAmount,
    perDiem: optionalAmount,
  }),
});

export const payoffQuoteDocs: DocsOf<typeof payoffQuote> = {
  summary:
    'The amount that pays the loan off on a day: principal, fees, and interest up to that day.',
  codes: {
    PayoffQuote: 'There is no quote for that day.',
    NiteMode: 'Nightly maintenance; try again in about fifteen minutes.',
    Error: "The loan is not the borrower's.",
  },
};
