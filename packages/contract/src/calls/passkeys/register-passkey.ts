import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json, text } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Stores a passkey that the browser made. */
export const registerPasskey = defineCall<
  'NotOffered' | 'Expired' | 'AlreadyRegistered' | 'TooMany' | 'Error' | ProofCode
>()({
  name: 'registerPasskey',
  method: 'POST',
  path: '/api/Passkeys/Register',
  session: 'required',
  effect: 'writes',
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
    NotOffered: 'The lender does not offer passkeys, or not on pages of this address.',
    Expired: 'The challenge was used, has expired, or is unknown.',
    AlreadyRegistered: 'This passkey is stored already.',
    TooMany: 'The borrower has as many passkeys as the lender allows.',
    Error: 'The passkey could not be read or stored.',
    ...proofCodes,
  },
};
