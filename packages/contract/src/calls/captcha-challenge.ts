import { defineCall, type DocsOf } from '../call';
import { entity } from '../entity';
import { integer, text } from '../fields';

/**
 * A task that costs a browser a moment and a robot that sends by the thousand a fortune: find the
 * number up to MaxNumber for which SHA-256 of Salt followed by the number, in hex, is Challenge.
 */
export const captchaChallenge = defineCall()({
  name: 'captchaChallenge',
  method: 'GET',
  path: '/api/Captcha/Challenge',
  session: 'none',
  optional: true,
  response: entity({ salt: text, challenge: text, maxNumber: integer, signature: text }),
});

export const captchaChallengeDocs: DocsOf<typeof captchaChallenge> = {
  summary:
    'A captcha without pictures (D57): the number up to MaxNumber for which SHA-256 of Salt and number is Challenge. ReCaptchaCode then is the base64 of a JSON object of these and the number.',
  codes: {},
};
