import { defineCall, type DocsOf } from '../../call';
import { loginAnswer, signInCodes, type SignInCode } from '../../entities/access/login';
import { entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Signs in by a token of single sign-on or of the mobile wrapper. */
export const tokenLogin = defineCall<SignInCode>()({
  name: 'tokenLogin',
  method: 'POST',
  path: '/api/login/tokenlogin',
  session: 'none',
  effect: 'writes',
  request: entity({ token: text, deviceID: optionalText }),
  response: loginAnswer,
});

export const tokenLoginDocs: DocsOf<typeof tokenLogin> = {
  summary:
    'Signs in by a token of single sign-on or of the mobile wrapper. For an unknown token the answer has IsLoggedIn false.',
  refusedWith: 403,
  codes: signInCodes,
};
