import type { Texts } from '@portico/core/internal';
import { describe, expect, it } from 'vitest';
import { emailVerificationTexts } from './registration/email-verification/email-verification.texts';
import { logonStepTexts } from './registration/logon/logon-step.texts';
import { registrationErrorTexts } from './registration/registration.errors.texts';
import { registrationTexts } from './registration/registration.texts';
import { securityStepTexts } from './registration/security/security-step.texts';
import { verifyEmailTexts } from './verify-email/verify-email.texts';

const catalogues: readonly Texts<string>[] = [
  emailVerificationTexts,
  logonStepTexts,
  registrationErrorTexts,
  registrationTexts,
  securityStepTexts,
  verifyEmailTexts,
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

  it('have separate groups, so that no catalogue overrides another', () => {
    const groups = catalogues.map(({ group }) => group);
    expect(new Set(groups).size).toBe(groups.length);
  });
});

function placeholders(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}
