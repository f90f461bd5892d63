import {
  maintenanceMode,
  passwordValidationRules,
  register,
  validatePasswordForLoggedInUser,
  validatePasswordForReset,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { loseCode } from '@portico/core/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  field,
  fillLogon,
  fillPersonal,
  fillSecurity,
  noQuestion,
  noSecurity,
  press,
  showRegistration,
  tab,
  toLogon,
  toLogonDirectly,
  toSecurity,
} from '../testing/show-registration';

afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { name });
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

  it('says that code cannot be fetched, keeps what was typed, and tries again at the next press', async () => {
    const { core } = await showRegistration();
    fillPersonal();
    const find = loseCode(core);
    press('Continue');
    await screen.findByText('This part of the page could not be loaded.');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    expect(field('First Name').value).toBe('Iris');
    find();
    press('Continue');
    await heading('Security');
    expect(screen.queryByText('This part of the page could not be loaded.')).toBeNull();
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
    ['[ACC-345, ACC-594] with', 'true', 1],
    ['[ACC-345, ACC-594] without', 'false', 0],
  ])('%s a confirmation', async (_id, on, count) => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': on });
    await toLogonDirectly();
    expect(screen.queryAllByLabelText(/^Confirm Password/)).toHaveLength(count);
  });

  it('[ACC-349] has the placeholder of the confirmation', async () => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': 'true' });
    await toLogonDirectly();
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
    await toLogonDirectly();
    expect(screen.queryAllByText('Your password needs')).toHaveLength(count);
  });

  it('[ACC-372] enables the password once there is a username', async () => {
    await showRegistration({ ...noSecurity, 'loginOptions.confirmPasswordOption': 'true' });
    await toLogonDirectly();
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
    await toLogonDirectly();
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
    await toLogonDirectly();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByLabelText('I agree to the Terms')).toBeTruthy();
    expect(screen.getByLabelText('I agree to the Fees')).toBeTruthy();
  });

  it('[ACC-834] has a link to the address of each agreement of registration', async () => {
    await showRegistration({ ...noSecurity, 'globalOptions.agreements': two });
    await toLogonDirectly();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/terms', '/fees']));
    expect(links).not.toContain('/other');
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
    await toLogonDirectly();
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
    await toLogonDirectly();
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
    await toLogonDirectly();
    fireEvent.click(screen.getByText('Read the Terms'));
    await screen.findByText('The terms.');
    press(answer);
    expect(screen.getByLabelText<HTMLInputElement>('I agree to the Terms').checked).toBe(checked);
  });
});
