import { institutionOptions } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { field, fillPersonal, press, showRegistration, tab } from '../../testing/show-registration';

afterEach(cleanup);

const labels = (name: string) => screen.queryAllByLabelText(new RegExp(`^${name}`));

describe('the fields of the personal step', () => {
  it('[ACC-292, ACC-304] are the borrower’s personal data, followed by Continue', async () => {
    await showRegistration();
    for (const name of [
      'First Name',
      'Middle Name',
      'Last Name',
      'Email',
      'SSN',
      'Date Of Birth',
      'Zip Code',
      'Phone Number',
    ]) {
      expect(labels(name), name).toHaveLength(1);
    }
    expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  });

  it.each([
    ['[ACC-280] both on', { depositAccountsOption: 'true', loanAccountsOption: 'true' }, true],
    ['[ACC-281] neither', {}, true],
    ['[ACC-282] only deposits', { depositAccountsOption: 'true' }, false],
    ['[ACC-282] only loans', { loanAccountsOption: 'true' }, false],
  ])('%s: the account type toggle', async (_id, settings, shows) => {
    await showRegistration(settings);
    expect(screen.queryByLabelText('Deposit') !== null).toBe(shows);
    expect(screen.queryByLabelText('Loan') !== null).toBe(shows);
    // With a preselected type, the account number can be typed at once.
    expect(field('Account Number').disabled).toBe(shows);
  });

  it.each([
    ['depositAccountsOption', '12345678', '1234-5678'],
    ['loanAccountsOption', '12345678', '12-345678'],
  ])(
    '[ACC-282] with only %s, account numbers are formatted for that type',
    async (only, typed, shown) => {
      await showRegistration({ [only]: 'true' }, ({ server }) =>
        server.answer(
          institutionOptions,
          answers.institutionOptions({
            ...{ loanOfficeLength: 2, loanAccountLength: 6, loanCheckDigitLength: 0 },
            ...{ depositOfficeLength: 4, depositAccountLength: 4, depositCheckDigitLength: 0 },
          }),
        ),
      );
      const number = field('Account Number');
      await waitFor(() => {
        fireEvent.input(number, { target: { value: typed } });
        expect(number.value).toBe(shown);
      });
    },
  );

  it.each([
    ['[ACC-284]', 'noAccountNumberOption', 'Account Number'],
    ['[ACC-293]', 'hideFirstNameOption', 'First Name'],
    ['[ACC-294]', 'hideMiddleNameOption', 'Middle Name'],
    ['[ACC-295]', 'hideDateOfBirthOption', 'Date Of Birth'],
    ['[ACC-296]', 'hideZipOption', 'Zip Code'],
    ['[ACC-297]', 'hidePhoneOption', 'Phone Number'],
  ])('%s %s hides the field, which is then not required', async (_id, option, label) => {
    const first = await showRegistration();
    expect(labels(label)).toHaveLength(1);
    first.unmount();
    await showRegistration({ [option]: 'true' });
    expect(labels(label)).toHaveLength(0);
    fillPersonal();
    press('Continue');
    await screen.findByRole('heading', { name: 'Security' });
  });

  it('[ACC-301] include the SSN whatever is hidden', async () => {
    await showRegistration({
      noAccountNumberOption: 'true',
      hideFirstNameOption: 'true',
      hideMiddleNameOption: 'true',
      hideDateOfBirthOption: 'true',
      hideZipOption: 'true',
      hidePhoneOption: 'true',
      'loginOptions.recoverCredentialsWithoutQuestionOption': 'true',
    });
    expect(labels('SSN')).toHaveLength(1);
  });

  it.each([
    ['[ACC-303] a message', { infoText: '<p>Bring a statement.</p>' }, 1],
    ['[ACC-303] none', {}, 0],
  ])('%s', async (_id, settings, count) => {
    await showRegistration(settings);
    await waitFor(() => expect(screen.queryAllByText('Bring a statement.')).toHaveLength(count));
  });
});

describe('the problems of the personal step', () => {
  it.each([
    ['[ACC-285]', 'Account Number', '', 'Account Number is required.'],
    ['[ACC-305]', 'Email', '', 'emailAddress is required.'],
    ['[ACC-306]', 'Email', 'iris@', 'emailAddress is invalid.'],
    ['[ACC-309]', 'SSN', '', 'SSN is required.'],
    ['[ACC-310]', 'SSN', '90012345', 'Please enter all required digits of SSN.'],
    ['[ACC-315]', 'Date Of Birth', '', 'Date Of Birth is required.'],
    ['[ACC-316]', 'Date Of Birth', '13/45/1990', 'Date Of Birth is invalid.'],
    ['[ACC-317]', 'Date Of Birth', '01/01/2999', 'Date Of Birth is invalid.'],
    ['[ACC-318]', 'Date Of Birth', '01/01/1900', 'Date Of Birth is invalid.'],
    ['[ACC-319]', 'Zip Code', '', 'Zip Code is required.'],
    ['[ACC-320]', 'Zip Code', '5240', 'Zip Code is invalid. A 5 digit zip code is required'],
    ['[ACC-323]', 'Phone Number', '', 'Phone Number is required.'],
    [
      '[ACC-324]',
      'Phone Number',
      '319555',
      'Phone Number is invalid. A 10 digit phone number is required.',
    ],
    ['[ACC-300]', 'Last Name', '   ', 'Last Name is required.'],
  ])('%s %s "%s"', async (_id, label, text, sentence) => {
    await showRegistration();
    fillPersonal();
    fireEvent.input(field(label), { target: { value: text } });
    press('Continue');
    expect((await screen.findByText(sentence)).textContent).toBe(sentence);
    expect(document.activeElement).toBe(field(label));
    expect(screen.getByRole('heading', { name: 'Personal Data' })).toBeTruthy();
  });

  it('do not move a pressed button: a press keeps the focus', async () => {
    await showRegistration();
    field('Phone Number').focus();
    expect(fireEvent.mouseDown(screen.getByText('Continue'))).toBe(false);
  });

  it('[ACC-283] include a missing account type', async () => {
    await showRegistration();
    press('Continue');
    expect(await screen.findByText('Account Type is required.')).toBeTruthy();
    expect(tab('Security').disabled).toBe(true);
  });

  it.each([
    ['spaces', '     '],
    ['emoji', '🙂🙂'],
    ['right-to-left text', 'שלום'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('are shown for %s in every field, and nothing typed is lost', async (_title, text) => {
    const shown = await showRegistration();
    await shown.user.click(screen.getByLabelText('Loan'));
    for (const label of [
      'Account Number',
      'Email',
      'SSN',
      'Date Of Birth',
      'Zip Code',
      'Phone Number',
    ]) {
      await shown.user.click(field(label));
      await shown.user.paste(text);
    }
    press('Continue');
    expect(await screen.findByText(/^emailAddress is/)).toBeTruthy();
    expect(screen.getByText(/^(SSN is required|Please enter all required digits)/)).toBeTruthy();
    expect(screen.getByText(/^Zip Code is (required|invalid)/)).toBeTruthy();
    // The browser removes the spaces around an e-mail address.
    expect(field('Email').value).toBe(text.trim());
  });
});

describe('how the fields format typed text', () => {
  it.each([
    ['[ACC-286, ACC-288]', 'Loan', '00121400334', '0012-140033-4'],
    ['[ACC-286, ACC-289]', 'Deposit', '001250097722', '001-2500977-22'],
    ['pasted with blanks', 'Loan', '0012 140033 4', '0012-140033-4'],
  ])('%s the account number of a %s', async (_id, type, text, expected) => {
    const shown = await showRegistration({}, ({ server }) =>
      server.answer(
        institutionOptions,
        answers.institutionOptions({
          depositOfficeLength: 3,
          depositAccountLength: 7,
          depositCheckDigitLength: 2,
        }),
      ),
    );
    await shown.user.click(screen.getByLabelText(type));
    await screen.findByText(/^Like 0/);
    await shown.user.click(field('Account Number'));
    await shown.user.paste(text);
    expect(field('Account Number').value).toBe(expected);
  });

  it('[ACC-287] the account number ends before the check digit if the lender removes it', async () => {
    const shown = await showRegistration({ 'globalOptions.removeCheckDigitOption': 'true' });
    await shown.user.click(screen.getByLabelText('Loan'));
    await shown.user.type(field('Account Number'), '00121400334');
    expect(field('Account Number').value).toBe('0012-140033');
  });

  it('[ACC-290] the account number is free text if no length is given', async () => {
    const shown = await showRegistration({}, ({ server }) =>
      server.answerRaw(institutionOptions, {}),
    );
    await shown.user.click(screen.getByLabelText('Loan'));
    await shown.user.type(field('Account Number'), 'A-77 12');
    expect(field('Account Number').value).toBe('A-77 12');
  });

  it('[ACC-291] another account type empties the account number and enables it', async () => {
    const shown = await showRegistration();
    expect(field('Account Number').disabled).toBe(true);
    await shown.user.click(screen.getByLabelText('Loan'));
    await shown.user.type(field('Account Number'), '0012');
    await shown.user.click(screen.getByLabelText('Deposit'));
    expect(field('Account Number').value).toBe('');
    expect(field('Account Number').disabled).toBe(false);
  });

  it.each([
    ['[ACC-314] the date of birth', 'Date Of Birth', '04121988', '04/12/1988'],
    ['the date of birth as a browser writes it', 'Date Of Birth', '1988-04-12', '04/12/1988'],
    ['[ACC-322] the phone number', 'Phone Number', '3195550148', '(319) 555-0148'],
    ['a phone number with its country', 'Phone Number', '+1 319 555 0148', '(319) 555-0148'],
  ])('%s', async (_id, label, text, expected) => {
    const shown = await showRegistration();
    await shown.user.click(field(label));
    await shown.user.paste(text);
    expect(field(label).value).toBe(expected);
  });

  it.each([
    ['[ACC-299] the first name', 'First Name', 'a'.repeat(50), 'a'.repeat(45)],
    ['[ACC-307] the e-mail', 'Email', 'a'.repeat(102), 'a'.repeat(100)],
    ['[ACC-308] the SSN', 'SSN', '9a00-12-34567', '900123456'],
    ['[ACC-088, ACC-321] the zip code', 'Zip Code', 'IA 52401-1234', '52401'],
  ])('%s while it is typed', async (_id, label, text, expected) => {
    const shown = await showRegistration();
    await shown.user.type(field(label), text);
    expect(field(label).value).toBe(expected);
  });

  it.each([
    ['First Name', 'a'.repeat(46)],
    ['Email', `${'a'.repeat(100)}@example.com`],
    ['SSN', '900-12-34567'],
    ['Date Of Birth', '04/12/1988 or later'],
    ['Zip Code', 'IA 52401'],
    ['Zip Code', '52401-1234'],
    ['Phone Number', '+1 614 555 0100 ext 5'],
    ['Account Number', '0012-140033-4567'],
  ])('[POR-142] %s pasted as "%s" stays and is invalid', async (label, text) => {
    const shown = await showRegistration();
    await shown.user.click(screen.getByLabelText('Loan'));
    await screen.findByText(/^Like 0/);
    await shown.user.click(field(label));
    await shown.user.paste(text);
    await shown.user.tab();
    expect(field(label).value).toBe(text);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['[ACC-312] as many SSN digits as the setting requires', { requiredSSNDigits: '4' }, '3456', 4],
    [
      '[ACC-311] all nine SSN digits without an account number',
      { requiredSSNDigits: '4', noAccountNumberOption: 'true' },
      '900123456',
      9,
    ],
  ])('%s', async (_id, settings, expected, count) => {
    const shown = await showRegistration(settings);
    await shown.user.type(field('SSN'), expected + '77');
    expect(field('SSN').value).toBe(expected);
    expect(expected).toHaveLength(count);
  });

  it('[ACC-302, ACC-313] the SSN is masked, also in part, until Show is pressed', async () => {
    await showRegistration({ requiredSSNDigits: '4' });
    expect(screen.getByText('The last 4 digits of your Social Security number')).toBeTruthy();
    expect(field('SSN').type).toBe('password');
    press('Show');
    expect(field('SSN').type).toBe('text');
  });
});
