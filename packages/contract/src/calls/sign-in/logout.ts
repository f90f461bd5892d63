import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText } from '../../codec/fields';

/** Ends the session; the answer is not read. */
export const logout = defineCall()({
  name: 'logout',
  method: 'POST',
  path: '/api/Login/Logout',
  session: 'optional',
  effect: 'writes',
  request: entity({ userToken: optionalText }),
  response: answer({}),
});

export const logoutDocs: DocsOf<typeof logout> = {
  summary: 'Ends the session of the UserToken given in the body or the header.',
  codes: {},
};
