import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json, text } from '../../codec/fields';
import { passkeyCodes, type PasskeyCode } from '../../entities/passkey-codes';

/** Stores a passkey that the browser made. */
export const registerPasskey = defineCall<PasskeyCode | 'AlreadyRegistered' | 'TooMany'>()({
  name: 'registerPasskey',
  method: 'POST',
  path: '/api/Passkeys/Register',
  session: 'required',
  optional: true,
  request: entity({
    /** The borrower's name for it, 1 to 50 characters. */
    name: text,
    /** RegistrationResponseJSON of WebAuthn. */
    credential: json,
  }),
  response: answer({}),
});

export const registerPasskeyDocs: DocsOf<typeof registerPasskey> = {
  summary:
    'Stores the passkey that the browser made (RegistrationResponseJSON of WebAuthn) under a name, and notifies the borrower by e-mail.',
  codes: {
    ...passkeyCodes,
    AlreadyRegistered: 'This passkey is stored already.',
    TooMany: 'The borrower has as many passkeys as the lender allows.',
  },
};
