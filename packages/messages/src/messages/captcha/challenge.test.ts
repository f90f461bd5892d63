import { captchaChallenge } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { challengeCaptcha } from './captcha';
import { solve } from './challenge';

const challenge = answers.captchaChallenge();

describe('a challenge', () => {
  it('is solved by the number it was made of', async () => {
    expect(await solve(challenge)).toBe(7);
  });

  it('without a solution fails after the last number', async () => {
    expect(await solve({ ...challenge, maxNumber: 6 })).toBeUndefined();
  });
});

describe('the captcha of the API', () => {
  it('[ACC-790] yields the same code for the same challenge', async () => {
    const { core, server } = await startTestCore();
    server.answer(captchaChallenge, challenge);
    const complete = challengeCaptcha(core);
    const code = await complete();
    expect(JSON.parse(atob(code ?? ''))).toEqual({
      salt: challenge.salt,
      challenge: challenge.challenge,
      number: 7,
      signature: challenge.signature,
    });
    expect(await complete()).toBe(code);
  });

  it('yields undefined when the challenge cannot be loaded', async () => {
    const { core, server } = await startTestCore();
    server.drop(captchaChallenge);
    expect(await challengeCaptcha(core)()).toBeUndefined();
  });
});
