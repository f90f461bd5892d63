import { resendCode, validateCode } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  atSteps,
  codeField,
  dialog,
  enterCode,
  goodCode,
  type AtSteps,
} from '../../testing/at-steps';

afterEach(cleanup);

/** Waits until another code can be requested, and requests it. */
async function resend({ clock, user }: AtSteps) {
  act(() => clock.advance(30_000));
  await user.click(screen.getByText('Resend Code'));
}

describe('the security-code step', () => {
  it('[ACC-238] has one code field, Validate and Resend Code', async () => {
    await atSteps();
    const field = await codeField();
    expect(dialog()?.querySelectorAll('input:not([type=checkbox])')).toHaveLength(1);
    expect(field.autocomplete).toBe('one-time-code');
    expect(screen.getByText('Validate')).toBeTruthy();
    expect(screen.getByText('Resend Code')).toBeTruthy();
  });

  it('[POR-079] says where the code went, masked, and until when it holds', async () => {
    const { clock } = await atSteps({ emailAddress: 'maria@example.com' });
    await codeField();
    const end = new Date(clock.now() + 600_000);
    const time = end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    expect(dialog()?.textContent).toContain(
      `We sent a security code to m•••a@example.com. It works until ${time}.`,
    );
    expect(dialog()?.textContent).not.toContain('maria@');
  });

  it('[POR-079] says when a code can be sent again, and announces it once', async () => {
    const { clock, user, server } = await atSteps();
    await codeField();
    const button = screen.getByRole('button', { name: 'Resend Code', hidden: true });
    const note = () => document.getElementById(button.getAttribute('aria-describedby') ?? '');
    const announced = () => button.parentElement?.querySelector('[aria-live=polite]');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(note()?.textContent).toBe('You can ask for a new code in 0:30.');
    act(() => clock.advance(12_000));
    expect(note()?.textContent).toBe('You can ask for a new code in 0:18.');
    expect(announced()?.textContent).toBe('');
    await user.click(button);
    expect(server.requestsTo(resendCode)).toHaveLength(0);
    act(() => clock.advance(18_000));
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    expect(announced()?.textContent).toBe('No email yet? Ask for a new code.');
    await user.click(button);
    await screen.findByText('We sent you a new code.');
    await waitFor(() => expect(note()?.textContent).toBe('You can ask for a new code in 0:30.'));
  });

  it('[POR-079] lets the borrower request another code at once when the last one is spent', async () => {
    const shown = await atSteps({}, {}, ({ server }) =>
      server.refuse(validateCode, 'CodeExpired', 403),
    );
    await enterCode(shown);
    await screen.findByText(/^The code you entered has expired/);
    await shown.user.click(screen.getByText('Resend Code'));
    await screen.findByText('We sent you a new code.');
  });

  it('[ACC-239] shows that a code is required', async () => {
    const shown = await atSteps();
    await codeField();
    await shown.user.click(screen.getByText('Validate'));
    expect(await screen.findByText('A security code is required')).toBeTruthy();
    expect(shown.server.requestsTo(validateCode)).toHaveLength(0);
  });

  it('[ACC-240] has a trust-this-device checkbox, unchecked', async () => {
    await atSteps();
    await codeField();
    expect(screen.getByLabelText<HTMLInputElement>('Trust this device').checked).toBe(false);
  });

  it.each([
    ['[ACC-241, ACC-242] not ticked', false],
    ['[ACC-241, ACC-242] ticked', true],
  ])('sends UserId, Code and CreateTrustedDevice: %s', async (_title, trust) => {
    const shown = await atSteps({ userName: 'MARIA.A' });
    await codeField();
    if (trust) await shown.user.click(screen.getByLabelText('Trust this device'));
    await enterCode(shown);
    await waitFor(() => expect(shown.server.requestsTo(validateCode)).toHaveLength(1));
    expect(shown.server.requestsTo(validateCode)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/Login\/ValidateCode$/),
      headers: { usertoken: 'pre-auth-token' },
      body: { UserId: 'MARIA.A', Code: '123456', CreateTrustedDevice: trust },
    });
  });

  it('[ACC-244] replaces the held token and the e-mail address with those of the answer', async () => {
    const shown = await atSteps({}, {}, ({ server }) =>
      server.answer(validateCode, { ...goodCode, emailAddress: 'new@example.com' }),
    );
    await enterCode(shown);
    await waitFor(() =>
      expect(shown.core.session.peek()).toMatchObject({
        userToken: 'full-token',
        emailAddress: 'new@example.com',
      }),
    );
  });

  it('keeps the e-mail address of the sign-in when the answer has none', async () => {
    const shown = await atSteps({ emailAddress: 'old@example.com' });
    await enterCode(shown);
    await waitFor(() => expect(shown.core.session.peek()?.emailAddress).toBe('old@example.com'));
  });

  it('[ACC-247] Resend Code sends UserId, and ignores the body of the answer', async () => {
    const shown = await atSteps({ userName: 'MARIA.A' }, {}, ({ server }) =>
      server.answerRaw(resendCode, ''),
    );
    await codeField();
    await resend(shown);
    await screen.findByText('We sent you a new code.');
    expect(shown.server.requestsTo(resendCode)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/Login\/ResendCode$/),
      body: { UserId: 'MARIA.A' },
    });
  });

  it('[ACC-248] Resend Code clears the error and resets the form', async () => {
    const shown = await atSteps({}, {}, ({ server }) =>
      server.refuse(validateCode, 'CodeInvalid', 403),
    );
    await codeField();
    await shown.user.click(screen.getByLabelText('Trust this device'));
    await enterCode(shown);
    await screen.findByText('The security code is invalid');
    await resend(shown);
    await waitFor(() => expect(screen.queryByText('The security code is invalid')).toBeNull());
    expect((await codeField()).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Trust this device').checked).toBe(false);
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      '[ACC-249] 403 CodeExpired',
      'The code you entered has expired. Press Resend Code to start over.',
      ({ server }) => server.refuse(validateCode, 'CodeExpired', 403),
    ],
    [
      '[ACC-250] 403 MaxAttemptsReached',
      'You have exceeded the maximum number of attempts for this code. Press Resend Code to start over.',
      ({ server }) => server.refuse(validateCode, 'MaxAttemptsReached', 403),
    ],
    [
      '[ACC-251] 403 CodeInvalid',
      'The security code is invalid',
      ({ server }) => server.refuse(validateCode, 'CodeInvalid', 403),
    ],
    [
      '[ACC-251] 403 with any other code',
      'The security code is invalid',
      ({ server }) => server.refuse(validateCode, 'Whatever', 403),
    ],
    [
      '[ACC-251] 403 with a name that every object has',
      'The security code is invalid',
      ({ server }) => server.refuse(validateCode, 'constructor', 403),
    ],
    [
      '[ACC-252] 500',
      'There was an error while validating.',
      ({ server }) => server.answerRaw(validateCode, '', 500),
    ],
    [
      '[ACC-252] 400',
      'There was an error while validating.',
      ({ server }) => server.refuse(validateCode, 'CodeExpired', 400),
    ],
    [
      '[ACC-252] a network failure',
      'There was an error while validating.',
      ({ server }) => server.drop(validateCode),
    ],
  ])('%s', async (_title, sentence, answer) => {
    const shown = await atSteps({}, {}, answer);
    await enterCode(shown);
    const error = (await screen.findByText(sentence)).closest('[part=error]');
    const field = await codeField();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
    // The refused code is kept, and the next one typed replaces it.
    expect(field.selectionEnd).toBe(field.value.length);
    expect(field.selectionStart).toBe(0);
  });

  it.each<[string, (shown: AtSteps) => Promise<void>]>([
    ['Validate', (shown) => enterCode(shown)],
    ['Resend Code', resend],
  ])(
    '[ACC-130] %s ends the sign-in when the server no longer accepts its token',
    async (_, press) => {
      const shown = await atSteps({}, {}, ({ server }) => {
        server.refuse(validateCode, 'Unauthorized', 401);
        server.refuse(resendCode, 'Unauthorized', 401);
      });
      await codeField();
      await press(shown);
      expect((await screen.findByRole('alert')).textContent).toContain('Not Authorized');
      expect(dialog()).toBeNull();
      expect(shown.core.session.peek()).toBeUndefined();
    },
  );
});
