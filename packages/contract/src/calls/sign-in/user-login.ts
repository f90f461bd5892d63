import { defineCall, type DocsOf } from '../../call';
import { loginAnswer, signInCodes, type SignInCode } from '../../entities/access/login';
import { entity, sameName } from '../../codec/entity';
import { dictionary, optional, optionalText, text } from '../../codec/fields';

/** Signs in by username and password. */
export const userLogin = defineCall<SignInCode>()({
  name: 'userLogin',
  method: 'POST',
  path: '/api/login/userlogin',
  session: 'none',
  effect: 'writes',
  request: entity(
    {
      username: text,
      password: text,
      deviceId: optionalText,
      /** By CustomerID (D36). */
      trustedDeviceTokens: optional(dictionary(text)),
    },
    sameName,
  ),
  response: loginAnswer,
});

export const userLoginDocs: DocsOf<typeof userLogin> = {
  summary: 'Signs in by username and password. Refusals have HTTP status 403.',
  refusedWith: 403,
  codes: signInCodes,
};
