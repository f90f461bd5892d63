import { defineCall, type DocsOf } from '../../call';
import {
  registration,
  registrationCodes,
  type RegistrationCode,
} from '../../entities/access/registration';
import { answer } from '../../codec/entity';

/** Registers a borrower known to the lender, with a username and a password. */
export const register = defineCall<RegistrationCode>()({
  name: 'register',
  method: 'POST',
  path: '/api/Register/Register',
  session: 'none',
  effect: 'writes',
  request: registration,
  response: answer({}),
});

export const registerDocs: DocsOf<typeof register> = {
  summary: 'Registers a borrower for online access (D12). Restricted: registered nevertheless.',
  codes: registrationCodes,
};
