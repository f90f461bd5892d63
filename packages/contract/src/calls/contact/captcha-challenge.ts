import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { integer, text } from '../../codec/fields';

/**
 * A proof of work, cheap for one message and expensive for thousands: find the number up to
 * MaxNumber for which SHA-256 of Salt followed by the number, in hex, is Challenge.
 */
export const captchaChallenge = defineCall()({
  name: 'captchaChallenge',
  method: 'GET',
  path: '/api/Captcha/Challenge',
  session: 'none',
  effect: 'reads',
  optional: true,
  response: entity({ salt: text, challenge: text, maxNumber: integer, signature: text }),
});

export const captchaChallengeDocs: DocsOf<typeof captchaChallenge> = {
  summary:
    'A proof-of-work captcha (D57): find the number up to MaxNumber for which SHA-256 of Salt and number is Challenge. ReCaptchaCode is then the base64 of a JSON object with these fields and the number.',
  codes: {},
};
