import { defineCall, type DocsOf } from '../../call';
import { answer } from '../../codec/entity';
import { choice, optionalText } from '../../codec/fields';
import { vital } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';
import { proofMethods } from '../../entities/access/proof';

/** In which ways the borrower can prove again who is signed in (D174). */
export const proofWays = defineCall<'Error'>()({
  name: 'proofWays',
  method: 'GET',
  path: '/api/Proof/Methods',
  session: 'required',
  effect: 'reads',
  optional: true,
  response: answer({
    /** The one to offer first comes first. Ways that Portico does not know are left out. */
    methods: vital(tolerantList(choice(proofMethods))),
    /** Where a security code would go, masked: `m••••@example.com`. */
    codeSentTo: optionalText,
  }),
});

export const proofWaysDocs: DocsOf<typeof proofWays> = {
  summary:
    'In which ways the borrower can prove again who is signed in, the one to offer first at the front, and the masked address to which a security code would go.',
  codes: { Error: 'The ways could not be read.' },
};
