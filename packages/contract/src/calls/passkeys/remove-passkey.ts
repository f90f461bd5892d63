import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { identifier } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Removes a passkey; it no longer signs in. */
export const removePasskey = defineCall<'NotFound' | 'Error' | ProofCode>()({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/Passkeys/Remove',
  session: 'required',
  effect: 'writes',
  optional: true,
  request: entity({ passkeyId: identifier }),
  response: answer({}),
});

export const removePasskeyDocs: DocsOf<typeof removePasskey> = {
  summary: 'Removes a passkey of the borrower, and notifies the borrower by e-mail.',
  codes: {
    NotFound: 'The borrower has no such passkey.',
    Error: 'The passkey could not be removed.',
    ...proofCodes,
  },
};
