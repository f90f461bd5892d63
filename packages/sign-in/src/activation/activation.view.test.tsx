import { activateAccount, institutionOptions, maintenanceMode, userLogin } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget, type ShownWidget } from '@portico/element/testing';
import { ActivationView } from './activation.view';
// Imported here, so that no test waits until code fetched on demand is compiled.
import '../automatic-sign-in/sign-in-screen';
import '../sign-in/sign-in.screen-data';

afterEach(cleanup);

const show = (
  prepare?: (test: TestCore) => void,
  minimum?: number,
  settings: Readonly<Record<string, string>> = {},
) =>
  showWidget(<ActivationView token="t-1" />, { settings }, (test) => {
    const { server } = test;
    server.answerRaw(institutionOptions, minimum ? { PasswordMinimumLength: minimum } : {});
    server.answer(activateAccount, answers.activateAccount());
    server.answer(userLogin, answers.userLogin());
    server.answer(maintenanceMode, { isEnabled: false });
    prepare?.(test);
  });

const password = () => screen.getByLabelText<HTMLInputElement>(/^New password/);
const confirmation = () => screen.getByLabelText<HTMLInputElement>(/^Confirm password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });

async function type({ user }: ShownWidget, first: string, second = first) {
  if (first) {
    await user.click(password());
    await user.paste(first);
  }
  if (second) {
    await user.click(confirmation());
    await user.paste(second);
  }
  await user.click(submit());
}

const validPassword = 'Lantern-52';

describe('the activation screen', () => {
  it('[ACC-481, ACC-482] asks for a new password and its confirmation', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'Please Enter Your New Password' })).toBeTruthy();
    expect(password().autocomplete).toBe('new-password');
    expect(confirmation().autocomplete).toBe('new-password');
    expect(submit()).toBeTruthy();
  });

  it('[ACC-594] asks for the confirmation also while the confirm option is off', async () => {
    await show(undefined, undefined, { 'loginOptions.confirmPasswordOption': 'false' });
    expect(confirmation()).toBeTruthy();
  });

  it('[ACC-484] goes to the sign-in screen with an unauthorized error without a token', async () => {
    const { navigations, core } = await showWidget(<ActivationView />);
    await waitFor(() => expect(navigations).toEqual([{ screen: 'login', params: {} }]));
    expect(core.takeScreenData('login')).toEqual({ kind: 'signedOut', reason: 'unauthorized' });
  });

  const cases: readonly [string, string, string, number | undefined, string][] = [
    ['[ACC-485]', '', '', undefined, 'Please enter a password'],
    [
      '[ACC-486]',
      'abcdefgh1',
      'abcdefgh1',
      10,
      'Password must be at least 10 characters in length.',
    ],
    ['[ACC-489]', 'abcdef1', 'abcdef1', undefined, 'Password must be at least 8 characters'],
    [
      '[ACC-487, ACC-488]',
      'a1'.repeat(64) + 'x',
      'a1'.repeat(64) + 'x',
      undefined,
      'Password must be less than 128 characters in length.',
    ],
    [
      '[ACC-490]',
      '12345678',
      '12345678',
      undefined,
      'Password must contain a letter and a number.',
    ],
    [
      '[ACC-491]',
      'abcdefgh',
      'abcdefgh',
      undefined,
      'Password must contain a letter and a number.',
    ],
    ['[ACC-492]', validPassword, '', undefined, 'Please enter confirm your password'],
    ['[ACC-493]', validPassword, 'Lantern-53', undefined, 'Passwords Do Not Match'],
  ];
  it.each(cases)('%s "%s" and "%s" (minimum %s) send nothing: %s', async (_id, ...rest) => {
    const [first, second, minimum, sentence] = rest;
    const shown = await show(undefined, minimum);
    await waitFor(() => expect(shown.server.requestsTo(institutionOptions)).toHaveLength(1));
    await type(shown, first, second);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(shown.server.requestsTo(activateAccount)).toHaveLength(0);
  });

  it('[ACC-487, ACC-488] accepts 128 characters and sends them once', async () => {
    const shown = await show((test) => void test.server.hold(activateAccount));
    await type(shown, 'a1'.repeat(64));
    await shown.user.click(screen.getByRole('button', { name: 'Submitting…' }));
    expect(shown.server.requestsTo(activateAccount)).toHaveLength(1);
  });

  it('[ACC-494] sends Token and Password', async () => {
    const shown = await show();
    await type(shown, validPassword);
    await waitFor(() => expect(shown.server.requestsTo(activateAccount)).toHaveLength(1));
    expect(shown.server.requestsTo(activateAccount)[0]?.body).toEqual({
      Token: 't-1',
      Password: validPassword,
    });
  });

  it('[ACC-495] signs in with the returned username and the new password', async () => {
    const shown = await show();
    await type(shown, validPassword);
    await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
    expect(shown.server.requestsTo(userLogin)[0]?.body).toMatchObject({
      username: 'maya',
      password: validPassword,
    });
    await waitFor(() => expect(shown.navigations).toEqual([{ screen: 'dashboard', params: {} }]));
  });

  it('[ACC-495] signs in on the portal’s sign-in screen', async () => {
    const went: unknown[] = [];
    const shown = await show(({ core }) =>
      core.setRouter({ hrefFor: ({ screen: to }) => `#/${to}`, go: (to) => went.push(to) }),
    );
    await type(shown, validPassword);
    await waitFor(() => expect(went).toHaveLength(1));
    expect(shown.core.takeScreenData('login')).toEqual({
      kind: 'credentials',
      username: 'maya',
      password: validPassword,
    });
    expect(shown.sessionStorage.get('portico.screenData')).toBeUndefined();
  });
});

describe('an activation that fails', () => {
  const phone = { 'globalOptions.customerServicePhone': '800-555-0100' };
  const service = /customer service at 800-555-0100, Monday to Friday, 8:30 AM to 7:30 PM ET\.$/;
  const cases: readonly [string, (test: TestCore) => void, RegExp][] = [
    ['[ACC-496] Error', ({ server }) => server.refuse(activateAccount, 'Error'), service],
    ['[ACC-496] HTTP 500', ({ server }) => server.answerRaw(activateAccount, '', 500), service],
    ['[ACC-496] no answer', ({ server }) => server.drop(activateAccount), service],
    [
      '[ACC-497] Restricted',
      ({ server }) => server.answer(activateAccount, answers.activateAccount({ restricted: true })),
      /^Your online access has been activated, however it is currently restricted\./,
    ],
    [
      '[ACC-498] LogonNameTaken',
      ({ server }) =>
        server.answer(activateAccount, answers.activateAccount({ logonNameTaken: true })),
      /^A user with this logon already exists\. Please go to login or contact customer service/,
    ],
  ];
  it.each(cases)('%s', async (_id, prepare, sentence) => {
    const shown = await show(prepare, undefined, phone);
    await type(shown, validPassword);
    expect((await screen.findByRole('alert')).querySelector('p')?.textContent).toMatch(sentence);
    expect(shown.server.requestsTo(userLogin)).toHaveLength(0);
  });

  it('shows no telephone number if the lender has set none', async () => {
    const shown = await show(({ server }) => server.refuse(activateAccount, 'Error'));
    await type(shown, validPassword);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Please contact customer service, Monday to Friday, 8:30 AM to 7:30 PM ET.',
    );
  });

  it('keeps everything that was typed', async () => {
    const shown = await show(({ server }) => server.refuse(activateAccount, 'Error'));
    await type(shown, validPassword);
    await screen.findByRole('alert');
    expect(password().value).toBe(validPassword);
  });
});
