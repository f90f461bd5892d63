import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalIdentifier } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** Ends a session, stops trusting a device, or both for all others. */
export const endSessions = defineCall<'NotFound' | 'CurrentSession' | 'Error' | ProofCode>()({
  name: 'endSessions',
  method: 'POST',
  path: '/api/Profile/EndSession',
  session: 'required',
  effect: 'writes',
  optional: true,
  request: entity({
    /** One session to end. */
    sessionId: optionalIdentifier,
    /** One device to trust no longer. Without either, all others are ended. */
    deviceId: optionalIdentifier,
  }),
  response: answer({}),
});

export const endSessionsDocs: DocsOf<typeof endSessions> = {
  summary:
    'Ends the session SessionId, whose token is refused from then on, or stops trusting the device DeviceId. Without either it ends every session but the current one and trusts no other device.',
  codes: {
    NotFound: 'The borrower has no such session or device.',
    CurrentSession: 'The current session is ended by Logout.',
    Error: 'The session could not be ended.',
    ...proofCodes,
  },
};
