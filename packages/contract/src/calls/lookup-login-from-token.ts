import { defineCall, type DocsOf } from '../call';
import { answer, entity } from '../entity';
import { optionalText, text } from '../fields';

/** Whose link for a new password it is: the login name to sign in with afterwards (D40). */
export const lookupLoginFromToken = defineCall<'Expired'>()({
  name: 'lookupLoginFromToken',
  method: 'POST',
  path: '/api/Login/LookupLoginFromToken',
  session: 'none',
  request: entity({ userToken: text }),
  response: answer({ logon: optionalText }),
});

export const lookupLoginFromTokenDocs: DocsOf<typeof lookupLoginFromToken> = {
  summary:
    'The login name of whoever holds a link for a new password, sent as UserToken. It does not use the token up.',
  codes: { Expired: 'The link was used, is too old, or is none of ours.' },
};
