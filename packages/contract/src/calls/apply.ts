import { defineCall, type DocsOf } from '../call';
import { application, registrationCodes, type RegistrationCode } from '../entities/registration';
import { answer } from '../entity';

/** The registration of a visitor who names no account, where the lender takes these (D12). */
export const apply = defineCall<RegistrationCode>()({
  name: 'apply',
  method: 'POST',
  path: '/api/Register/Apply',
  session: 'none',
  request: application,
  response: answer({}),
});

export const applyDocs: DocsOf<typeof apply> = {
  summary:
    'Registers a visitor without an account number: the registration payload less AccountNumber (D12). RegistrationNotAllowed where the setup does not offer it. A visitor whom the lender does not know is answered Restricted, whoever it is, and invited later.',
  codes: registrationCodes,
};
