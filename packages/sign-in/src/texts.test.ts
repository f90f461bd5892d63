import type { Texts } from '@portico/core';
import { describe, expect, it } from 'vitest';
import { activationTexts } from './activation/activation.texts';
import { optOutTexts } from './opt-out/opt-out.texts';
import { recoveryTexts } from './recovery/recovery.texts';
import { closedRoomTexts } from './post-sign-in/closed-room/closed-room.texts';
import { securityCodeTexts } from './post-sign-in/security-code/security-code.texts';
import { logOutTexts } from './session/screens/log-out.texts';
import { sessionTexts } from './session/session.texts';
import { biometricsTexts } from './sign-in/mobile/biometrics.texts';
import { noticesTexts } from './sign-in/notices/notices.texts';
import { signInErrorTexts } from './sign-in/sign-in.errors.texts';
import { signInTexts } from './sign-in/sign-in.texts';

const catalogues: readonly Texts<string>[] = [
  activationTexts,
  optOutTexts,
  recoveryTexts,
  biometricsTexts,
  closedRoomTexts,
  logOutTexts,
  noticesTexts,
  securityCodeTexts,
  sessionTexts,
  signInErrorTexts,
  signInTexts,
];

describe('the Spanish sentences', () => {
  it.each(catalogues.map((texts) => [texts.group, texts] as const))(
    'of %s are complete and keep the placeholders',
    async (_group, { english, languages }) => {
      const spanish = (await languages.es?.())?.default ?? {};
      expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
      for (const [key, sentence] of Object.entries(english)) {
        expect(placeholders(spanish[key] ?? '')).toEqual(placeholders(sentence));
      }
    },
  );

  it('have groups of their own, so that no catalogue overrides another', () => {
    const groups = catalogues.map(({ group }) => group);
    expect(new Set(groups).size).toBe(groups.length);
  });
});

function placeholders(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}
