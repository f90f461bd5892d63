import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { flag, text } from '../../codec/fields';
import { vital } from '../../codec/parts';

/** Whether a link for a new password is still valid. */
export const checkTokenExpiration = defineCall()({
  name: 'checkTokenExpiration',
  method: 'POST',
  path: '/api/Login/CheckTokenExpiration',
  session: 'none',
  effect: 'reads',
  request: entity({ token: text }),
  response: answer({ expired: vital(flag) }),
});

export const checkTokenExpirationDocs: DocsOf<typeof checkTokenExpiration> = {
  summary:
    'Whether the token of a link for a new password was used, has expired, or is unknown. The token stays valid.',
  codes: {},
};
