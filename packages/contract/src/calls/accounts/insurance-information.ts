import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { optionalAmount, optionalInteger, text } from '../../codec/fields';
import { tolerantList } from '../../codec/tolerant';

/** The insurances on a loan. */
export const insuranceInformation = defineCall()({
  name: 'insuranceInformation',
  method: 'POST',
  path: '/api/Insurance/GetInsuranceInformation',
  session: 'required',
  effect: 'reads',
  request: entity({ accountNumber: text }, { accountNumber: 'accountNumber' }),
  response: tolerantList(
    entity({
      type: text,
      /** 1 individual, 2 joint, otherwise none. */
      isIndividual: optionalInteger,
      premium: optionalAmount,
    }),
  ),
});

export const insuranceInformationDocs: DocsOf<typeof insuranceInformation> = {
  summary: "The insurances on a loan; an empty list when the loan is not the borrower's.",
  codes: {},
};
