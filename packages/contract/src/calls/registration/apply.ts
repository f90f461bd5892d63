import { defineCall, type DocsOf } from '../../call';
import {
  application,
  registrationCodes,
  type RegistrationCode,
} from '../../entities/access/registration';
import { answer } from '../../codec/entity';

/** Registers a visitor without an account number, where the lender offers this (D12). */
export const apply = defineCall<RegistrationCode>()({
  name: 'apply',
  method: 'POST',
  path: '/api/Register/Apply',
  session: 'none',
  effect: 'writes',
  request: application,
  response: answer({}),
});

export const applyDocs: DocsOf<typeof apply> = {
  summary:
    'Registers a visitor without an account number: the registration payload without AccountNumber (D12). RegistrationNotAllowed where the setup does not offer it. A visitor unknown to the lender always receives Restricted, and is invited later.',
  codes: registrationCodes,
};
