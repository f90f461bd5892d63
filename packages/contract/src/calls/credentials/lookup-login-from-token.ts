import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** The login name of a new-password link's borrower, to sign in with afterwards (D40). */
export const lookupLoginFromToken = defineCall<'Expired'>()({
  name: 'lookupLoginFromToken',
  method: 'POST',
  path: '/api/Login/LookupLoginFromToken',
  session: 'none',
  effect: 'reads',
  request: entity({ userToken: text }),
  response: answer({ logon: optionalText }),
});

export const lookupLoginFromTokenDocs: DocsOf<typeof lookupLoginFromToken> = {
  summary:
    'The login name of the borrower of a link for a new password; the link’s token is sent as UserToken, and stays valid.',
  codes: { Expired: 'The link was used, has expired, or is unknown.' },
};
