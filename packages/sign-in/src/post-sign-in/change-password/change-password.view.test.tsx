import {
  institutionOptions,
  passwordValidationRules,
  resetPassword,
  validatePasswordForReset,
} from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { passwordResetTexts } from '../../new-password/password-reset.sentences';
import { atSteps, type AtSteps } from '../../testing/at-steps';

afterEach(cleanup);

const ruleMode = { 'loginOptions.usePasswordRuleListOption': 'true' };
const rule = (ValidationRuleType: string) => ({ ValidationRuleType, RegexMatchMeansError: false });

const atPassword = (settings: Record<string, string> = {}, answer?: (test: TestCore) => void) =>
  atSteps(
    { mustChangePassword: true, changePasswordToken: 'change-token' },
    { settings },
    (test) => {
      test.server.answerRaw(institutionOptions, {});
      test.server.answerRaw(passwordValidationRules, {
        HasNoErrors: true,
        PasswordValidationRules: [rule('MustContainNumber'), rule('MustContainCapitalLetter')],
        MinimumLength: 8,
      });
      test.server.answer(resetPassword, { hasNoErrors: true, errors: [], userToken: 'new-token' });
      answer?.(test);
    },
  );

const field = () => screen.findByLabelText<HTMLInputElement>(/^New password/);
const confirmation = () => screen.getByLabelText<HTMLInputElement>(/^Confirm new password/);
const button = () => screen.getByText('Change password');

async function change({ user }: AtSteps, password: string, again = password) {
  await user.click(await field());
  if (password) await user.paste(password);
  await user.click(confirmation());
  if (again) await user.paste(again);
  await user.click(button());
}

describe('the change-password step', () => {
  it('[ACC-261] has a new password and its confirmation, which password managers can fill', async () => {
    await atPassword();
    expect((await field()).autocomplete).toBe('new-password');
    expect(confirmation().autocomplete).toBe('new-password');
    const { form } = await field();
    expect(form?.querySelector('[autocomplete=username]')?.getAttribute('value')).toBe('maria');
  });

  it('begins in the first field, and says beside the button why it cannot be pressed', async () => {
    await atPassword();
    expect(document.activeElement).toBe(await field());
    const reason = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Enter the same password twice.');
    expect(reason?.closest('[part=dialog-actions]')).toBeTruthy();
  });

  it('[ACC-594] has the confirmation also while the confirm option is off', async () => {
    await atPassword({ 'loginOptions.confirmPasswordOption': 'false' });
    await field();
    expect(confirmation()).toBeTruthy();
  });

  it.each([
    ['[ACC-262] shows the rule list in rule mode', ruleMode, 3],
    ['[ACC-262] shows none in legacy mode', {}, 0],
  ])('%s', async (_title, settings, rows) => {
    await atPassword(settings);
    const { form } = await field();
    expect(form?.querySelectorAll('li')).toHaveLength(rows);
  });

  it.each([
    ['[ACC-513] nothing typed', '', '', 'Your new password is required'],
    ['too short', 'Ab1', 'Ab1', 'Password must be at least 8 characters'],
    ['the username', 'maria', 'maria', 'Password must be at least 8 characters'],
    ['another confirmation', 'Sunrise-12', 'Sunrise-1', 'Your new passwords do not match.'],
    ['no confirmation', 'Sunrise-12', '', 'Password confirmation required'],
  ])('shows what is missing and sends nothing: %s', async (_title, password, again, sentence) => {
    const shown = await atPassword();
    await change(shown, password, again);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(shown.server.requestsTo(resetPassword)).toHaveLength(0);
  });

  it('[ACC-263] sends Enc and Password, once; the token of the answer starts the session', async () => {
    const shown = await atPassword();
    await change(shown, 'Sunrise-12');
    await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('new-token'));
    expect(shown.server.requestsTo(resetPassword)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: expect.stringMatching(/\/api\/Login\/ResetPassword$/),
        headers: expect.objectContaining({ usertoken: 'pre-auth-token' }),
        body: { Enc: 'change-token', Password: 'Sunrise-12' },
      }),
    ]);
  });

  it.each(
    Object.entries(passwordResetTexts.english)
      .filter(([key]) => /^error[A-Z]/.test(key) && key !== 'errorKindServer')
      .map(([key, sentence]) => [key.slice('error'.length), sentence]),
  )('[ACC-264] %s from ResetPassword: %s', async (code, sentence) => {
    const shown = await atPassword({}, ({ server }) => server.refuse(resetPassword, code ?? ''));
    await change(shown, 'Sunrise-12');
    expect(await screen.findByText(sentence ?? '')).toBeTruthy();
    expect((await field()).value).toBe('Sunrise-12');
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      'an unknown code',
      passwordResetTexts.english.error,
      ({ server }) => server.refuse(resetPassword, 'Whatever'),
    ],
    [
      '500',
      passwordResetTexts.english.errorKindServer,
      ({ server }) => server.answerRaw(resetPassword, '', 503),
    ],
    [
      'no network',
      passwordResetTexts.english.errorUnconfirmed,
      ({ server }) => server.drop(resetPassword),
    ],
  ])('[ACC-264] %s', async (_title, sentence, answer) => {
    const shown = await atPassword({}, answer);
    await change(shown, 'Sunrise-12');
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeTruthy();
    await shown.user.type(await field(), '3');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('checks a password that looks like an SSN with the token of the login answer', async () => {
    const shown = await atPassword({}, ({ server }) =>
      server.answerRaw(validatePasswordForReset, { PasswordMatchesSSN: true }),
    );
    await shown.user.type(await field(), '111-22-3333');
    await shown.user.tab();
    shown.clock.advance(500);
    expect(await screen.findByText('Password must be different than SSN')).toBeTruthy();
    expect(shown.server.requestsTo(validatePasswordForReset)[0]?.body).toMatchObject({
      PasswordToValidate: '111-22-3333',
      ResetToken: 'change-token',
    });
  });
});
