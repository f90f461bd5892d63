import {
  checkTokenExpiration,
  institutionOptions,
  lookupLoginFromToken,
  maintenanceMode,
  passwordValidationRules,
  resetPassword,
  userLogin,
  validateCode,
  validatePasswordForReset,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget, type ShownWidget } from '@portico/element/testing';
import { PasswordChangeView } from './password-change.view';
// Imported here, so that no test waits until code fetched on demand is compiled.
import '../automatic-sign-in/sign-in-screen';
import '../post-sign-in/security-code/security-code.view';
import '../sign-in/sign-in.screen-data';
import './screens/new-password';

afterEach(cleanup);

const rulesOn = {
  'loginOptions.useCustomerCredentialsOption': 'true',
  'loginOptions.confirmPasswordOption': 'true',
};

const configuration = { pages: { login: '/sign-in' } };

const show = (prepare?: (test: TestCore) => void, settings: Record<string, string> = rulesOn) =>
  showWidget(<PasswordChangeView token="link-1" />, { settings, configuration }, (test) => {
    const { server } = test;
    server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    server.answer(lookupLoginFromToken, answers.lookupLoginFromToken());
    server.answer(passwordValidationRules, answers.passwordValidationRules());
    server.answer(validatePasswordForReset, answers.validatePasswordForReset());
    server.answer(resetPassword, answers.resetPassword());
    server.answerRaw(institutionOptions, {});
    server.answer(userLogin, answers.userLogin());
    server.answer(maintenanceMode, { isEnabled: false });
    prepare?.(test);
  });

const password = () => screen.findByLabelText<HTMLInputElement>(/^New password/);
const confirmation = () => screen.getByLabelText<HTMLInputElement>(/^Confirm new password/);
const submit = () => screen.getByRole('button', { name: 'Submit' });
const chosen = 'Lantern-52';

async function change(shown: ShownWidget, text = chosen) {
  await shown.user.click(await password());
  await shown.user.paste(text);
  await shown.user.click(confirmation());
  await shown.user.paste(text);
  await shown.user.click(submit());
}

describe('the link', () => {
  it('[ACC-504] redirects to the sign-in screen without a token', async () => {
    const { navigations } = await showWidget(<PasswordChangeView />);
    await waitFor(() => expect(navigations).toEqual([{ screen: 'login', params: {} }]));
  });

  it('[ACC-505, ACC-508, ACC-509] is checked first; a valid one shows the form', async () => {
    const { server } = await show();
    await password();
    expect(server.requestsTo(checkTokenExpiration)[0]?.body).toEqual({ Token: 'link-1' });
    expect(server.requests.findIndex(({ url }) => /CheckTokenExpiration/.test(url))).toBeLessThan(
      server.requests.findIndex(({ url }) => /LookupLogin|Validation/.test(url)),
    );
    expect(screen.getByRole('heading', { name: 'Password Change Required' })).toBeTruthy();
    expect(submit()).toBeTruthy();
  });

  it('[ACC-506] counts as expired until the check returns: no form, no request', async () => {
    const { server } = await show((test) => void test.server.hold(checkTokenExpiration));
    expect(screen.queryByLabelText(/New password/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(server.requestsTo(checkTokenExpiration)).toHaveLength(1));
    expect(server.requestsTo(lookupLoginFromToken)).toHaveLength(0);
  });

  it.each<[string, (test: TestCore) => void]>([
    [
      '[ACC-511, ACC-512] has expired',
      ({ server }) =>
        server.answer(checkTokenExpiration, answers.checkTokenExpiration({ expired: true })),
    ],
    ['[ACC-507] is refused', ({ server }) => server.refuse(checkTokenExpiration, 'Error')],
  ])('%s', async (_id, prepare) => {
    const { user, navigations } = await show(prepare);
    expect(await screen.findByText('The Password Reset Token Has Expired.')).toBeTruthy();
    expect(screen.queryByLabelText(/New password/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Back to Login' }));
    expect(navigations).toEqual([{ screen: 'login', params: {} }]);
  });

  it.each<[string, (test: TestCore) => void]>([
    ['cannot be reached', ({ server }) => server.drop(checkTokenExpiration)],
    ['answers 500', ({ server }) => server.answerRaw(checkTokenExpiration, '', 500)],
    ['answers nothing', ({ server }) => server.answerRaw(checkTokenExpiration, '')],
    ['answers a web page', ({ server }) => server.answerRaw(checkTokenExpiration, '<html>')],
  ])('[ACC-507, POR-050] whose check %s shows that, with a retry', async (_how, prepare) => {
    const { user, server } = await show(prepare);
    expect(await screen.findByText('The Password Reset Token Has Expired.')).toBeTruthy();
    expect(screen.getByText(/We could not check your link/)).toBeTruthy();
    server.answer(checkTokenExpiration, answers.checkTokenExpiration());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toBeTruthy();
    expect(screen.queryByText(/could not check/)).toBeNull();
    // The pressed button is gone.
    expect(document.activeElement?.contains(await password())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the form', () => {
  it('[ACC-510, ACC-513] is disabled until it is valid, and shows on a press what is missing', async () => {
    const { user, server } = await show();
    await password();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.click(submit());
    expect(screen.getByText('Your new password is required')).toBeTruthy();
    await user.type(await password(), chosen);
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    await user.type(confirmation(), chosen);
    expect(submit().getAttribute('aria-disabled')).not.toBe('true');
    expect(server.requestsTo(resetPassword)).toHaveLength(0);
  });

  it('[ACC-567, ACC-563] shows the server’s rules as a live list', async () => {
    const { user } = await show();
    await password();
    const rows = () =>
      within(screen.getByRole('list', { name: 'Your password needs' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      'At least 8 characters: not met',
      'A number: not met',
      'A special character: not met',
    ]);
    await user.type(await password(), 'lantern-5');
    expect(rows()).toEqual([
      'At least 8 characters: met',
      'A number: met',
      'A special character: met',
    ]);
  });

  it.each([
    ['[ACC-564] a row for the shortest length of', 9, ['At least 9 characters: not met']],
    ['[ACC-564] no row for the shortest length of', 0, []],
  ])('%s %s', async (_id, minimumLength, lengthRows) => {
    await show(({ server }) =>
      server.answer(passwordValidationRules, {
        ...answers.passwordValidationRules(),
        minimumLength,
      }),
    );
    await password();
    const rows = within(screen.getByRole('list', { name: 'Your password needs' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([...lengthRows, 'A number: not met', 'A special character: not met']);
  });

  it('[ACC-593] shows an error when it is submitted with a rule unmet', async () => {
    const shown = await show();
    await shown.user.type(await password(), 'lantern');
    await shown.user.click(submit());
    expect(screen.getByText('Password requirements are not met, please try again')).toBeTruthy();
    expect(shown.server.requestsTo(resetPassword)).toHaveLength(0);
  });

  it('[ACC-596] shows that the confirmation differs', async () => {
    const shown = await show();
    await shown.user.type(await password(), chosen);
    await shown.user.type(confirmation(), 'Lantern-53');
    await shown.user.click(submit());
    expect(screen.getByText('Your new passwords do not match.')).toBeTruthy();
  });

  it('[ACC-594] has no confirmation while the confirm option is off', async () => {
    const shown = await show(undefined, { 'loginOptions.useCustomerCredentialsOption': 'true' });
    await shown.user.type(await password(), chosen);
    expect(screen.queryByLabelText(/^Confirm/)).toBeNull();
    await shown.user.click(submit());
    await waitFor(() => expect(shown.server.requestsTo(resetPassword)).toHaveLength(1));
  });

  it('[ACC-594, ACC-595] has a confirmation while it is on', async () => {
    const shown = await show();
    await shown.user.type(await password(), chosen);
    await shown.user.click(submit());
    expect(screen.getByText('Password confirmation required')).toBeTruthy();
  });

  it('[ACC-514] sends the token of the link and the password, once', async () => {
    const shown = await show((test) => void test.server.hold(resetPassword));
    await change(shown);
    await shown.user.click(screen.getByRole('button', { name: 'Changing…' }));
    expect(shown.server.requestsTo(resetPassword).map(({ body }) => body)).toEqual([
      { Enc: 'link-1', Password: chosen },
    ]);
  });
});

describe('after the change', () => {
  it('[ACC-515, ACC-516, ACC-517] signs in with the looked-up name and the new password', async () => {
    const shown = await show();
    await change(shown);
    await waitFor(() => expect(shown.navigations).toEqual([{ screen: 'dashboard', params: {} }]));
    expect(shown.server.requestsTo(lookupLoginFromToken)[0]?.body).toEqual({ UserToken: 'link-1' });
    expect(shown.server.requestsTo(userLogin)[0]?.body).toMatchObject({
      username: 'maya',
      password: chosen,
    });
    expect(shown.core.session.peek()?.username).toBe('maya');
  });

  it('[ACC-517] continues with the steps of a sign-in', async () => {
    const shown = await show(({ server }) => server.answer(validateCode, answers.validateCode()), {
      ...rulesOn,
      'loginOptions.useMultiFactorOption': 'true',
    });
    await change(shown);
    await shown.user.type(await screen.findByLabelText('Security code'), '402913');
    expect(shown.core.session.peek()).toBeUndefined();
    await shown.user.click(screen.getByText('Validate'));
    await waitFor(() => expect(shown.navigations).toEqual([{ screen: 'dashboard', params: {} }]));
  });

  it('shows that the password is changed when the login name is unknown', async () => {
    const shown = await show(({ server }) => server.refuse(lookupLoginFromToken, 'Expired'));
    await change(shown);
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeTruthy();
    expect(shown.server.requestsTo(userLogin)).toHaveLength(0);
  });
});

describe('a refusal', () => {
  const cases: readonly [string, string, RegExp][] = [
    ['[ACC-518]', 'Error', /could not be changed/],
    ['[ACC-519]', 'ChooseDifferentPassword', /choose a different password/],
    ['[ACC-520]', 'PasswordTooShort', /too short/],
    ['[ACC-521]', 'PasswordSameAsLogin', /different from your username/],
    ['[ACC-522]', 'PasswordSameAsSSN', /different from your Social Security number/],
    ['[ACC-523]', 'PasswordNeedsLetterNumber', /needs a letter and a number/],
    ['[ACC-524]', 'ReusedPassword', /used this password before/],
    ['[ACC-525]', 'PasswordMissingCapitalLetter', /needs a capital letter/],
    ['[ACC-526]', 'PasswordMissingLowercaseLetter', /needs a lowercase letter/],
    ['[ACC-527]', 'PasswordMissingLetter', /needs a letter\./],
    ['[ACC-528]', 'PasswordMissingNumber', /needs a number/],
    ['[ACC-529]', 'PasswordMissingSpecialCharacter', /needs a special character/],
    ['[ACC-530]', 'PasswordEqualsPortionOfLogon', /part of your username/],
    ['[ACC-531]', 'PasswordMatchesEmail', /different from your email/],
    [
      '[ACC-532]',
      'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
      /same character three or more times/,
    ],
    ['[ACC-534]', 'Expired', /no longer valid/],
    [
      '[ACC-535]',
      'SomethingElse',
      /^There was an error resetting your password\. Please try again\.$/,
    ],
  ];
  it.each(cases)(
    '%s %s has its own text, and keeps what was typed',
    async (_id, code, sentence) => {
      const shown = await show(({ server }) => server.refuse(resetPassword, code));
      await change(shown);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect((await password()).value).toBe(chosen);
    },
  );

  it('[ACC-533] HTTP 500 shows the Error500 text', async () => {
    const shown = await show(({ server }) => server.answerRaw(resetPassword, '', 500));
    await change(shown);
    expect(
      await screen.findByText(/Our systems had a problem, so your password may be changed/),
    ).toBeTruthy();
  });
});
