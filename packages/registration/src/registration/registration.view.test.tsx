import {
  apply,
  generateMfaCode,
  maintenanceMode,
  passwordValidationRules,
  register,
  validatePasswordForLoggedInUser,
  validatePasswordForReset,
  validateRegistrationCode,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  fillSecurity,
  press,
  showRegistration,
  tab,
  toLogon,
  toSecurity,
} from '../testing/show-registration';
import { signInTimeoutMs } from './automatic-sign-in';
import { readingTime } from './registration.moves.controller';

afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { name });
const noQuestion = { 'loginOptions.recoverCredentialsWithoutQuestionOption': 'true' };
const noSecurity = {
  ...noQuestion,
  hidePlaceOfBirthOption: 'true',
  hideDriversLicenseOption: 'true',
  hideMothersMaidenOption: 'true',
};
/** Moves from the personal step directly to the last one. */
const short = async () => {
  fillPersonal();
  press('Continue');
  await heading('Registration');
};
const two =
  '/terms|2024-01-01|Terms|registration\n/other|2024-01-01|Other|login\n/fees|2024-01-01|Fees|registration';

describe('the wizard', () => {
  it('[ACC-277] has three tabs', async () => {
    await showRegistration();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Personal Data',
      'Security',
      'Registration',
    ]);
  });

  it('[ACC-278] has two tabs if no security field is needed', async () => {
    await showRegistration(noSecurity);
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Personal Data',
      'Registration',
    ]);
  });

  it('[ACC-369, ACC-370] opens a tab when the steps before it are done', async () => {
    await showRegistration();
    expect(tab('Security').disabled).toBe(true);
    fillPersonal();
    expect(tab('Security').disabled).toBe(false);
    expect(tab('Registration').disabled).toBe(true);
    fireEvent.click(tab('Security'));
    await heading('Security');
    fillSecurity();
    expect(tab('Registration').disabled).toBe(false);
  });

  it('[ACC-279] links to the sign-in screen from every step', async () => {
    const configuration = { pages: { login: '/sign-in' } };
    const { host } = await showRegistration({ verifyEmailOption: 'true' }, undefined, {
      configuration,
    });
    const asked = vi.fn();
    host.addEventListener('portico-navigate', (event) => {
      if (event instanceof CustomEvent) asked(event.detail);
    });
    const leave = () => press('Cancel and Return to Login');
    leave();
    fillPersonal();
    press('Continue');
    await heading('Verify your email');
    leave();
    fireEvent.input(await screen.findByLabelText('Security code'), { target: { value: '123456' } });
    await screen.findByText(/^We sent a security code/);
    press('Continue');
    await heading('Security');
    leave();
    fillSecurity();
    press('Continue');
    await heading('Registration');
    leave();
    expect(asked).toHaveBeenCalledTimes(4);
    expect(asked).toHaveBeenLastCalledWith({ screen: 'login', params: {} });
  });

  it('[ACC-367, ACC-368] checks maintenance first, and goes to the sign-in screen if it is on', async () => {
    const { server, assigned } = await showRegistration(
      {},
      (test) => test.server.answer(maintenanceMode, { isEnabled: true }),
      { configuration: { pages: { login: '/sign-in' } } },
    );
    fillPersonal();
    press('Continue');
    await waitFor(() => expect(assigned).toEqual(['/sign-in']));
    expect(server.requestsTo(maintenanceMode)).toHaveLength(1);
  });
});

describe('the security step', () => {
  it('[ACC-340, ACC-352] has Go Back and Continue', async () => {
    await showRegistration();
    await toSecurity();
    expect(screen.getByText('Go Back')).toBeTruthy();
    press('Go Back');
    await heading('Personal Data');
    expect(field('Last Name').value).toBe('Caldwell');
  });

  it.each([
    ['[ACC-325]', 'hidePlaceOfBirthOption', 'Place of Birth'],
    ['[ACC-326]', 'hideDriversLicenseOption', "Driver's License"],
    ['[ACC-327]', 'hideMothersMaidenOption', "Mother's Maiden Name"],
  ])('%s %s hides it', async (_id, option, label) => {
    const first = await showRegistration();
    await toSecurity();
    expect(field(label)).toBeTruthy();
    first.unmount();
    await showRegistration({ [option]: 'true' });
    await toSecurity();
    expect(screen.queryByLabelText(new RegExp(`^${label}`))).toBeNull();
  });

  it('[ACC-328, ACC-329, ACC-330, ACC-334, ACC-335] shows what is missing', async () => {
    await showRegistration();
    await toSecurity();
    press('Continue');
    await screen.findByText('Place of birth is required.');
    for (const sentence of [
      'Drivers license is required.',
      "Mother's maiden name is required.",
      'Recover password answer is required',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    // Once as the placeholder, once as the error.
    expect(screen.getAllByText('Please Select a Question')).toHaveLength(2);
  });

  it('[ACC-331, ACC-333] offers the questions with allowed characters only, and an answer', async () => {
    await showRegistration({
      'loginOptions.secretQuestions': 'Your first pet?\nYour <b>street</b>?',
    });
    await toSecurity();
    const offered = screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent);
    expect(offered).toEqual(['Please Select a Question', 'Your first pet?']);
    expect(field('Secret Answer')).toBeTruthy();
  });

  it('[ACC-332, ACC-337, ACC-338] accepts the borrower’s own question instead', async () => {
    await showRegistration({ customQuestionOption: 'true' });
    await toSecurity();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(field('Your own security question').type).toBe('text');
    press('Continue');
    await screen.findByText('Security question is required.');
    expect(screen.getByText('Security answer is required.')).toBeTruthy();
  });

  it('accepts the borrower’s own question if the lender has none to choose from', async () => {
    await showRegistration({ 'loginOptions.secretQuestions': '🙂' });
    await toSecurity();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(field('Your own security question').type).toBe('text');
  });

  it('[ACC-336] refuses an answer with other characters', async () => {
    await showRegistration();
    await toSecurity();
    fireEvent.input(field('Secret Answer'), { target: { value: 'Rex 🙂' } });
    press('Continue');
    await screen.findByText('Invalid characters detected in answer.');
  });

  it('[ACC-339] asks for no question if recovery does not use one', async () => {
    await showRegistration(noQuestion);
    await toSecurity();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByLabelText(/^Secret Answer/)).toBeNull();
    fillSecurity();
    press('Continue');
    await heading('Registration');
  });

  it('[ACC-351] has the placeholder of the answer', async () => {
    await showRegistration();
    await toSecurity();
    expect(field('Secret Answer').placeholder).toBe('Recover Password Answer');
  });
});

describe('the registration step', () => {
  it('[ACC-344, ACC-348, ACC-350] has username, password, Go Back and Create Account', async () => {
    await showRegistration();
    await toLogon();
    expect(field('Login Name').placeholder).toBe('Username');
    expect(field('Password').placeholder).toBe('Password');
    expect(screen.getByText('Go Back')).toBeTruthy();
    expect(screen.getByText('Create Account')).toBeTruthy();
  });

  it.each([
    ['[ACC-345] with', 'true', 1],
    ['[ACC-345] without', 'false', 0],
  ])('%s a confirmation', async (_id, on, count) => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': on });
    await short();
    expect(screen.queryAllByLabelText(/^Confirm Password/)).toHaveLength(count);
  });

  it('[ACC-349] has the placeholder of the confirmation', async () => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': 'true' });
    await short();
    expect(field('Confirm Password').placeholder).toBe('Confirm Password');
  });

  it.each([
    ['[ACC-346] in rule mode', 'true', 1],
    ['[ACC-346] not in legacy mode', 'false', 0],
  ])('%s: the live list', async (_id, on, count) => {
    await showRegistration(
      { ...noSecurity, 'loginOptions.usePasswordRuleListOption': on },
      ({ server }) => server.answer(passwordValidationRules, answers.passwordValidationRules()),
    );
    await short();
    expect(screen.queryAllByText('Your password needs')).toHaveLength(count);
  });

  it('[ACC-372] enables the password once there is a username', async () => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': 'true' });
    await short();
    const disabled = () => [field('Password').disabled, field('Confirm Password').disabled];
    expect(disabled()).toEqual([true, true]);
    fireEvent.input(field('Login Name'), { target: { value: 'iris' } });
    expect(disabled()).toEqual([false, false]);
  });

  it('[ACC-377] compares SSN and e-mail in the browser, and sends no password check', async () => {
    const { server } = await showRegistration(
      { ...noSecurity, 'loginOptions.useCustomerCredentialsOption': 'true' },
      (test) =>
        test.server.answer(
          passwordValidationRules,
          answers.passwordValidationRules({
            passwordValidationRules: [
              { validationRuleType: 'CannotMatchSSN', regexMatchMeansError: false },
              { validationRuleType: 'CannotMatchEmail', regexMatchMeansError: false },
            ],
            minimumLength: 0,
          }),
        ),
    );
    await short();
    fillLogon('900-12-3456');
    const row = (text: string) =>
      screen.getByText(text, { exact: false }).closest('li')?.textContent;
    expect(row('Not your Social Security number')).toContain('not met');
    fillLogon('iris@example.com');
    expect(row('Not your email address')).toContain('not met');
    press('Create Account');
    await screen.findByText('Password requirements are not met, please try again');
    for (const call of [validatePasswordForLoggedInUser, validatePasswordForReset, register]) {
      expect(server.requestsTo(call)).toHaveLength(0);
    }
  });

  it('[ACC-347] has a checkbox for each agreement of registration', async () => {
    await showRegistration({ ...noSecurity, 'globalOptions.agreements': two });
    await short();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByLabelText('I agree to the Terms')).toBeTruthy();
    expect(screen.getByLabelText('I agree to the Fees')).toBeTruthy();
  });

  it.each([
    ['[ACC-375]', 'false', 'You must agree to the Terms'],
    [
      '[ACC-376]',
      'true',
      'You must click on the link, read the Terms, and then return and click agree',
    ],
  ])('%s names the agreement that is not accepted', async (_id, first, sentence) => {
    const { server } = await showRegistration({
      ...noSecurity,
      'globalOptions.agreements': two,
      'globalOptions.openAgreementsFirstOption': first,
    });
    await short();
    fillLogon();
    press('Create Account');
    await screen.findByText(sentence);
    expect(server.requestsTo(register)).toHaveLength(0);
  });

  it.each([
    ['[ACC-373] after its link was opened', 'true', true],
    ['[ACC-373] at once', 'false', false],
  ])('enables the checkbox of an agreement %s', async (_id, first, locked) => {
    await showRegistration({
      ...noSecurity,
      'globalOptions.agreements': two,
      'globalOptions.openAgreementsFirstOption': first,
    });
    await short();
    const box = screen.getByLabelText<HTMLInputElement>('I agree to the Terms');
    expect(box.disabled).toBe(locked);
    fireEvent.click(screen.getByText('Read the Terms'));
    expect(box.disabled).toBe(false);
  });

  it.each([
    ['[ACC-374] agreed', 'I Accept', true],
    ['[ACC-374] not agreed', 'Cancel', false],
  ])('the text in a dialog sets the checkbox: %s', async (_id, answer, checked) => {
    await showRegistration({
      ...noSecurity,
      'globalOptions.agreements': two,
      'globalOptions.agreementText1': '<p>The terms.</p>',
    });
    await short();
    fireEvent.click(screen.getByText('Read the Terms'));
    await screen.findByText('The terms.');
    press(answer);
    expect(screen.getByLabelText<HTMLInputElement>('I agree to the Terms').checked).toBe(checked);
  });
});

describe('Create Account', () => {
  it('[ACC-378, ACC-386, ACC-387] sends the payload, shows success and links to the sign-in screen', async () => {
    const { server } = await showRegistration();
    await toLogon();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your account has been created.');
    expect(screen.getByText('Return to Login')).toBeTruthy();
    expect(server.requestsTo(register)).toHaveLength(1);
    expect(server.requestsTo(register)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/Register\/Register$/),
      body: { UserName: 'iris.new', AccountNumber: '0012-140033-4' },
    });
  });

  const data = { kind: 'credentials', username: 'iris.new', password: 'Meadow9lark' };
  const created = async (
    prepare?: (test: TestCore) => void,
    pages: Readonly<Record<string, string>> = {},
  ) => {
    const shown = await showRegistration(noSecurity, prepare, { configuration: { pages } });
    await short();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your account has been created.');
    act(() => shown.clock.advance(readingTime));
    return shown;
  };

  it('[ACC-388] then signs in with a sign-in element that replaces the wizard', async () => {
    const { core, host, container } = await created();
    const tag = host.querySelector('portico-sign-in');
    expect(tag?.slot).toBe('sign-in');
    expect(core.takeScreenData('login')).toEqual(data);
    expect(container.querySelector('slot')).toBeNull();
    act(() => void tag?.dispatchEvent(new CustomEvent('portico-ready')));
    expect(container.querySelector('slot')?.name).toBe('sign-in');
    expect(screen.queryByRole('heading')).toBeNull();
    cleanup();
    await waitFor(() => expect(host.childElementCount).toBe(0));
  });

  it('[ACC-388] then signs in on the sign-in screen of the portal', async () => {
    const went: unknown[] = [];
    const { core, host } = await created(({ core: { setRouter } }) =>
      setRouter({ hrefFor: ({ screen: to }) => `#/${to}`, go: (to) => went.push(to.screen) }),
    );
    expect(went).toEqual(['login']);
    expect(host.childElementCount).toBe(0);
    expect(core.takeScreenData('login')).toEqual(data);
  });

  it('goes to the sign-in page if the sign-in element is not defined', async () => {
    const { assigned, clock, host } = await created(undefined, { login: '/sign-in' });
    act(() => clock.advance(signInTimeoutMs));
    expect(assigned).toEqual(['/sign-in']);
    expect(host.querySelectorAll('portico-sign-in')).toHaveLength(1);
  });

  it('[ACC-389, ACC-395] shows that the account is restricted, and does not sign in', async () => {
    const { core, clock } = await showRegistration(noSecurity, ({ server }) =>
      server.refuse(register, 'Restricted'),
    );
    await short();
    fillLogon();
    press('Create Account');
    await screen.findByText(
      'Your account has been registered, however it is currently restricted.',
    );
    clock.advance(readingTime);
    expect(core.takeScreenData('login')).toBeUndefined();
    expect(screen.getByText('Return to Login')).toBeTruthy();
  });

  it('[ACC-420] leads to the sign-in page where maintenance has begun', async () => {
    const { assigned } = await showRegistration(
      noSecurity,
      ({ server }) => server.refuse(register, 'maintenanceModeEnabled'),
      { configuration: { pages: { login: '/sign-in' } } },
    );
    await short();
    fillLogon();
    press('Create Account');
    await waitFor(() => expect(assigned).toEqual(['/sign-in']));
  });

  it.each([
    ['[ACC-384, ACC-385] Apply', 'true', apply, register],
    ['[ACC-384] Register', 'false', register, apply],
  ])('without an account number calls %s', async (_id, on, used, unused) => {
    const { server } = await showRegistration(
      { ...noSecurity, noAccountNumberOption: 'true', applyWithoutAccountOption: on },
      (test) => test.server.answer(apply, answers.apply()),
    );
    await short();
    fillLogon();
    press('Create Account');
    await screen.findByText('Your account has been created.');
    expect(server.requestsTo(used)).toHaveLength(1);
    expect(server.requestsTo(used)[0]?.body).not.toHaveProperty('AccountNumber');
    expect(server.requestsTo(unused)).toHaveLength(0);
  });
});

describe('the e-mail verification', () => {
  const toCode = async (prepare?: Parameters<typeof showRegistration>[1]) => {
    const shown = await showRegistration({ ...noSecurity, verifyEmailOption: 'true' }, prepare);
    fillPersonal();
    press('Continue');
    await heading('Verify your email');
    return shown;
  };
  const code = () => field('Security code');
  const enter = async (text: string) => {
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: text } });
    press('Continue');
  };

  it('[ACC-341] is a separate step with the option on, and absent with it off', async () => {
    await toCode();
    cleanup();
    await showRegistration(noSecurity);
    await short();
  });

  it('[ACC-342, ACC-358] sends a code on entry', async () => {
    const { server } = await toCode();
    await screen.findByText(/^We sent a security code to iris@example.com/);
    expect(server.requestsTo(generateMfaCode).map(({ body }) => body)).toEqual([
      { Id: expect.any(String), FirstName: 'Iris', EmailAddress: 'iris@example.com' },
    ]);
    for (const name of ['Resend Code', 'Go Back', 'Continue']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    expect(code().autocomplete).toBe('one-time-code');
  });

  it('[POR-079] says until when the code holds and when it can be sent again', async () => {
    const { clock } = await toCode();
    const end = new Date(clock.now() + 600_000);
    const time = end.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    await screen.findByText(`The code works until ${time}.`);
    await screen.findByText('You can ask for a new code in 0:30.');
  });

  it('[POR-079] does not send another code to one who goes back and comes again before it can be sent', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent a security code/);
    const again = async () => {
      press('Go Back');
      await heading('Personal Data');
      press('Continue');
      await heading('Verify your email');
      await screen.findByText(/^We sent a security code/);
    };
    clock.advance(10_000);
    await again();
    await screen.findByText('You can ask for a new code in 0:20.');
    expect(server.requestsTo(generateMfaCode)).toHaveLength(1);
    await enter('111111');
    await waitFor(() => expect(server.requestsTo(validateRegistrationCode)).toHaveLength(1));
  });

  it('sends another code after the wait, and to another address', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent a security code/);
    const comeAgain = async (sent: number) => {
      press('Continue');
      await heading('Verify your email');
      await waitFor(() => expect(server.requestsTo(generateMfaCode)).toHaveLength(sent));
    };
    press('Go Back');
    await heading('Personal Data');
    fireEvent.input(field('Email'), { target: { value: 'other@example.com' } });
    await comeAgain(2);
    await screen.findByText(/^We sent a security code to other@example.com/);
    act(() => clock.advance(30_000));
    press('Go Back');
    await heading('Personal Data');
    await comeAgain(3);
  });

  it('[ACC-343] asks for a code', async () => {
    await toCode();
    await enter('');
    await screen.findByText('A security code is required');
  });

  it('[ACC-359, ACC-360, ACC-361, ACC-364] sends another code, whose token replaces the first', async () => {
    const { server, clock } = await toCode();
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: '111111' } });
    await waitFor(() =>
      expect(screen.getByText('You can ask for a new code in 0:30.')).toBeTruthy(),
    );
    act(() => clock.advance(30_000));
    server.answer(generateMfaCode, answers.generateMfaCode({ mfaToken: 'mfa-2' }));
    press('Resend Code');
    await screen.findByText('We sent you a new code.');
    expect(code().value).toBe('');
    await enter('222222');
    await heading('Registration');
    const ids = server
      .requestsTo(generateMfaCode)
      .map(({ body }) => JSON.stringify(body).replace(/.*"Id":"([^"]+)".*/, '$1'));
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
    expect(server.requestsTo(validateRegistrationCode).map(({ body }) => body)).toEqual([
      { Code: '222222', MFAToken: 'mfa-2', UserId: ids[0] },
    ]);
  });

  it('[ACC-365, ACC-366] starts with an empty field after Go Back and after an accepted code', async () => {
    await toCode();
    await screen.findByText(/^We sent/);
    fireEvent.input(code(), { target: { value: '111111' } });
    press('Go Back');
    await heading('Personal Data');
    press('Continue');
    await heading('Verify your email');
    expect(code().value).toBe('');
    await enter('222222');
    await heading('Registration');
    fireEvent.click(tab('Personal Data'));
    await heading('Personal Data');
    fireEvent.input(field('Email'), { target: { value: 'iris@other.example' } });
    press('Continue');
    await heading('Verify your email');
    expect(code().value).toBe('');
  });

  it.each([
    ['[ACC-421]', 'CodeExpired', 403, 'The code you have entered has expired.'],
    [
      '[ACC-422]',
      'MaxAttemptsReached',
      403,
      'You have exceeded the maximum number of attempts for this code. Press Resend Code to start over.',
    ],
    ['[ACC-423]', 'CodeInvalid', 403, 'The security code is invalid'],
    ['[ACC-424]', 'Error', 500, 'Something went wrong during email verification.'],
    ['[ACC-424]', 'Error', 200, 'Something went wrong during email verification.'],
  ])('%s %s by HTTP %i', async (_id, refusal, status, sentence) => {
    await toCode(({ server }) => server.refuse(validateRegistrationCode, refusal, status));
    await enter('123456');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(code().value).toBe('123456');
  });
});
