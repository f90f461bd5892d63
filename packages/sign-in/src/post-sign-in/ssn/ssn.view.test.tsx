import { verifyNewUser } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { atSteps, dialog, type AtSteps } from '../../testing/at-steps';

afterEach(cleanup);

const settings = { 'loginOptions.useSsnValidationOption': 'true' };
const verified = { hasNoErrors: true, errors: [], userToken: 'after-ssn' };

const atSsn = (answer?: (test: TestCore) => void) =>
  atSteps({ emailIsVerified: false, userName: 'MARIA.A' }, { settings }, (test) => {
    test.server.answer(verifyNewUser, verified);
    answer?.(test);
  });

const field = () => screen.findByLabelText<HTMLInputElement>('Social Security number');

async function enter({ user }: AtSteps, ssn: string) {
  if (ssn) await user.type(await field(), ssn);
  else await field();
  await user.click(screen.getByText('Validate'));
}

describe('the SSN step', () => {
  it('[ACC-253] has one field with its placeholder', async () => {
    await atSsn();
    expect((await field()).placeholder).toBe('111223333');
    expect(dialog()?.querySelectorAll('input')).toHaveLength(1);
  });

  it.each([
    ['[ACC-254] 111-22-3333', '111-22-3333', '111223333'],
    ['[ACC-254] letters and spaces', 'a1 1b1 22 3333', '111223333'],
    ['[ACC-255] ten digits', '1112233334', '111223333'],
    ['[ACC-254] right-to-left text', '١٢٣שלום 111', '111'],
  ])('keeps digits only, nine at most: %s typed', async (_title, typed, kept) => {
    const { user } = await atSsn();
    await user.type(await field(), typed);
    expect((await field()).value).toBe(kept);
  });

  it.each([
    ['111-22-3333', '111223333', false],
    ['a1 1b1 22 3333', 'a1 1b1 22 3333', true],
    ['1112233334', '1112233334', true],
    ['1'.repeat(10_000), '1'.repeat(10_000), true],
    ['١٢٣🙂שלום 111', '١٢٣🙂שלום 111', true],
  ])('[POR-142] pasted as %s is shown as %s', async (pasted, shown, isInvalid) => {
    const { user } = await atSsn();
    await user.click(await field());
    await user.paste(pasted);
    await user.tab();
    expect((await field()).value).toBe(shown);
    expect((await field()).getAttribute('aria-invalid') === 'true').toBe(isInvalid);
  });

  it.each([
    ['[ACC-256] empty', '', 'SSN is required.'],
    ['[ACC-257] eight digits', '11122333', 'Please enter all required digits of SSN.'],
  ])('is not sent: %s', async (_title, ssn, sentence) => {
    const shown = await atSsn();
    await enter(shown, ssn);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await field()).value).toBe(ssn);
    expect(shown.server.requestsTo(verifyNewUser)).toHaveLength(0);
  });

  it('[ACC-258] sends the credentials and the number with the pre-auth token, once, and ends', async () => {
    const shown = await atSsn();
    await shown.user.type(await field(), '111223333');
    await shown.user.dblClick(screen.getByText('Validate'));
    await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('after-ssn'));
    expect(shown.server.requestsTo(verifyNewUser)).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: expect.stringMatching(/\/api\/Login\/VerifyNewUser$/),
        headers: expect.objectContaining({ usertoken: 'pre-auth-token' }),
        body: {
          Credentials: { UserName: 'MARIA.A', Password: 'Secret-1' },
          SocialSecurityNumber: '111223333',
        },
      }),
    ]);
  });

  it('keeps the held token if the answer has none', async () => {
    const shown = await atSsn(({ server }) =>
      server.answer(verifyNewUser, { hasNoErrors: true, errors: [] }),
    );
    await enter(shown, '111223333');
    await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('pre-auth-token'));
  });

  it.each<[string, string, (test: TestCore) => void]>([
    [
      '[ACC-259] HasNoErrors false',
      'SSN invalid',
      ({ server }) => server.refuse(verifyNewUser, 'No'),
    ],
    [
      '[ACC-260] 500',
      'There was an error while validating.',
      ({ server }) => server.answerRaw(verifyNewUser, '', 500),
    ],
    [
      '[ACC-260] 400',
      'There was an error while validating.',
      ({ server }) => server.refuse(verifyNewUser, 'No', 400),
    ],
    [
      '[ACC-260] no network',
      'There was an error while validating.',
      ({ server }) => server.drop(verifyNewUser),
    ],
  ])('%s: shows the error, and keeps what was typed', async (_title, sentence, answer) => {
    const shown = await atSsn(answer);
    await enter(shown, '111223333');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await field()).value).toBe('111223333');
    expect(shown.core.session.peek()).toBeUndefined();
    await shown.user.type(await field(), '{Backspace}');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('[ACC-130] ends the sign-in when the server no longer accepts its token', async () => {
    const shown = await atSsn(({ server }) => server.refuse(verifyNewUser, 'Unauthorized', 401));
    await enter(shown, '111223333');
    expect((await screen.findByRole('alert')).textContent).toContain('Not Authorized');
    expect(dialog()).toBeNull();
    expect(screen.getByLabelText('Username')).toBeTruthy();
    expect(shown.core.session.peek()).toBeUndefined();
  });
});
