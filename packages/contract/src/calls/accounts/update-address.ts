import { defineCall, type DocsOf } from '../../call';
import { address } from '../../entities/accounts/address';
import { answer, entity } from '../../codec/entity';
import { optional, text } from '../../codec/fields';

/** Saves the mailing address of a loan; the answer has it as stored. */
export const updateAddress = defineCall<'ZipCityNoMatch' | 'Error'>()({
  name: 'updateAddress',
  method: 'POST',
  path: '/api/Account/UpdateAddress',
  session: 'required',
  effect: 'writes',
  request: entity({ address, accountNumber: text }),
  response: answer({ address: optional(address) }),
});

export const updateAddressDocs: DocsOf<typeof updateAddress> = {
  summary: 'Saves the mailing address of a loan.',
  codes: {
    ZipCityNoMatch: 'The city is not in the zip code.',
    Error: "The address could not be saved, or the account is not the borrower's or closed.",
  },
};
