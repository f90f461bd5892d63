import { defineCall, type DocsOf } from '../../call';
import { answer, entity, sameName } from '../../codec/entity';
import { list, optional, optionalText, text } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

const contactAddress = entity(
  { addressLine1: text, addressLine2: optionalText, city: text, state: text, zip: text },
  sameName,
);
const phoneChange = entity({ oldPhoneNumber: text, newPhoneNumber: text });

/** Asks the lender to change address or phone numbers. The answer's body is not read (D142). */
export const changeContactInfo = defineCall<'Error' | ProofCode>()({
  name: 'changeContactInfo',
  method: 'PUT',
  path: '/api/ManualChangeContactInfo',
  session: 'required',
  effect: 'writes',
  request: entity({
    accountNumbers: list(text),
    newAddress: optional(contactAddress),
    oldAddress: optional(contactAddress),
    phoneNumber1: optional(phoneChange),
    phoneNumber2: optional(phoneChange),
    userName: optionalText,
    firstName: optionalText,
  }),
  response: answer({}),
});

export const changeContactInfoDocs: DocsOf<typeof changeContactInfo> = {
  summary:
    'Asks the lender to change the contact data of some accounts. Any HTTP 2xx means that it was accepted (D142).',
  // A 2xx would mean that it was accepted.
  refusedWith: 403,
  codes: { Error: 'The request is invalid, or could not be stored.', ...proofCodes },
};
