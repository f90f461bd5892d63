import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { amount, flag, text } from '../../codec/fields';

/** The fee that a third party charges for a kind of payment (D118). */
export const thirdPartyFee = defineCall<'Error'>()({
  name: 'thirdPartyFee',
  method: 'POST',
  path: '/api/PaymentInformation/GetThirdPartyFee',
  session: 'required',
  effect: 'reads',
  request: entity({
    isAch: flag,
    isCreditCard: flag,
    isDebitCard: flag,
    isImmediate: flag,
    isOneTime: flag,
    isRecurring: flag,
    loanNumber: text,
  }),
  response: answer({ thirdPartyFeeAmount: amount }),
});

export const thirdPartyFeeDocs: DocsOf<typeof thirdPartyFee> = {
  summary: 'The fee that a third party charges for a kind of payment (D118).',
  codes: { Error: 'The fee could not be determined.' },
};
