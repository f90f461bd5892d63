import { agreementsTexts } from '@portico/core/agreements';
import type { Texts } from '@portico/core/internal';
import { describe, expect, it } from 'vitest';
import { activationTexts } from './activation/activation.texts';
import { optOutTexts } from './opt-out/opt-out.texts';
import { passwordChangeTexts } from './password-change/password-change.texts';
import { recoveryTexts } from './recovery/recovery.texts';
import { newPasswordTexts } from './new-password/new-password.texts';
import { passwordResetTexts } from './new-password/password-reset.texts';
import { agreementsStepTexts } from './post-sign-in/agreements/agreements.texts';
import { changePasswordTexts } from './post-sign-in/change-password/change-password.texts';
import { secretQuestionTexts } from './post-sign-in/secret-question/secret-question.texts';
import { securityCodeTexts } from './post-sign-in/security-code/security-code.texts';
import { ssnTexts } from './post-sign-in/ssn/ssn.texts';
import { logOutTexts } from './session/screens/log-out.texts';
import { sessionTexts } from './session/session.texts';
import { biometricsTexts } from './sign-in/mobile/biometrics.texts';
import { noticesTexts } from './sign-in/notices/notices.texts';
import { signInErrorTexts } from './sign-in/sign-in.errors.texts';
import { signInTexts } from './sign-in/sign-in.texts';
import { ssoTexts } from './sso/sso.texts';

const catalogues: readonly Texts<string>[] = [
  activationTexts,
  optOutTexts,
  passwordChangeTexts,
  recoveryTexts,
  agreementsTexts,
  agreementsStepTexts,
  biometricsTexts,
  changePasswordTexts,
  logOutTexts,
  newPasswordTexts,
  noticesTexts,
  passwordResetTexts,
  secretQuestionTexts,
  securityCodeTexts,
  sessionTexts,
  signInErrorTexts,
  signInTexts,
  ssnTexts,
  ssoTexts,
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
