import { chunk, type Core } from '@portico/core/internal';

/**
 * Tells people from robots (D57). Resolves to the code sent as ReCaptchaCode, valid for one
 * message: empty if the API has no captcha (D160), undefined if it failed. It never rejects.
 */
export type Captcha = () => Promise<string | undefined>;

const challengeCode = chunk(() => import('./challenge'));

/** The captcha of the lender's API: a computation, whose code is fetched when it is needed. */
export function challengeCaptcha(core: Core): Captcha {
  return async () => {
    try {
      const { completeChallenge } = await core.onDemand(challengeCode, 'waitedFor');
      return await completeChallenge(core.client);
    } catch {
      return undefined;
    }
  };
}
