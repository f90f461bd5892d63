import { chunk, type Core } from '@portico/core';

/**
 * What tells people from robots (D57). Completing it yields the code that goes out as ReCaptchaCode,
 * good for one message: empty where the API has no check (D160), undefined when it could not be
 * made. It never rejects.
 */
export type Captcha = () => Promise<string | undefined>;

const challengeCode = chunk(() => import('./challenge'));

/** The captcha of the lender's own API: a task for the browser. What works on it comes when it is asked for. */
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
