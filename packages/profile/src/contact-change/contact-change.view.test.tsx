import { accountDetails, accountList, changeContactInfo, profile } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore, type TestOptions } from '@portico/core/testing';
import { usStates } from '@portico/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget } from '@portico/element/testing';
import { ContactChangeView } from './contact-change.view';
import './screens/address-fields';
import './screens/phone-fields';

afterEach(cleanup);

const succeeded = { HasNoErrors: true, Errors: [] };
const accounts = {
  ...succeeded,
  Accounts: [
    { Number: '001-1000001-7', Description: 'Auto loan', Type: 0 },
    { Number: '001-2000001-5', Description: 'Savings', Type: 1 },
  ],
};

async function show(prepare?: (test: TestCore) => void, options: TestOptions = {}) {
  const shown = await showWidget(<ContactChangeView />, { session: true, ...options }, (test) => {
    test.server.answerRaw(accountList, accounts);
    test.server.answer(changeContactInfo, answers.changeContactInfo());
    prepare?.(test);
  });
  const { user } = shown;
  return {
    ...shown,
    turn: async (name: string) => {
      await user.click(screen.getByRole('switch', { name }));
      await act(settle);
    },
    choose: async (name: string) => user.click(await screen.findByRole('checkbox', { name })),
    submit: () => user.click(submitButton()),
  };
}

const submitButton = () => screen.getByRole('button', { name: 'Submit' });
const isDisabled = () => submitButton().getAttribute('aria-disabled') === 'true';
/** The sentence that says why Submit is disabled. */
const reason = () =>
  document.getElementById(submitButton().getAttribute('aria-describedby') ?? '')?.textContent;
const group = (name: string) => within(screen.getByRole('group', { name }));
const input = (of: string, label: string | RegExp) =>
  group(of).getByLabelText<HTMLInputElement>(label);

const old = '(319) 555-0148';
const next = '(319) 555-0119';

/** A form with one account and one phone number. */
async function filled(prepare?: (test: TestCore) => void) {
  const shown = await show(prepare);
  await shown.choose('Auto loan 001-1000001-7');
  await shown.turn('Change Phone');
  await shown.user.type(input('Phone 1', 'Old phone number'), old);
  await shown.user.type(input('Phone 1', 'New phone number'), next);
  return shown;
}

describe('a suggestion of the lender’s address service', () => {
  it('fills in the address it was chosen for, except its second line', async () => {
    const mill = { address1: '214 Mill Street', city: 'Ames', state: 'IA', zipCode: '50010' };
    const { user, turn, clock } = await show(undefined, {
      configuration: { suggestAddresses: async () => [mill] },
    });
    await turn('Change Address');
    const fields = () => [
      ...screen
        .getByRole('group', { name: 'New address' })
        .querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
    ];
    const [street, apartment] = fields();
    await user.type(apartment ?? document.body, 'Apt 4');
    await user.type(street ?? document.body, '214');
    await act(async () => clock.advance(300));
    await user.click(await screen.findByRole('option', { name: /^214 Mill Street/ }));
    expect(fields().map(({ value }) => value)).toEqual([
      '214 Mill Street',
      'Apt 4',
      'Ames',
      'IA',
      '50010',
    ]);
  });
});

describe('the contact form', () => {
  it('[LON-366] has its title', async () => {
    await show();
    expect(screen.getByRole('heading', { name: 'User Info Changes Form' })).toBeTruthy();
  });

  it('[LON-367] has a checkbox for each account', async () => {
    await show();
    await screen.findByRole('checkbox', { name: 'Auto loan 001-1000001-7' });
    const names = group('Accounts').getAllByRole('checkbox');
    expect(names).toHaveLength(2);
  });

  it('leaves out accounts that are closed', async () => {
    const paidOff = { ...accounts.Accounts[0], Number: '001-1000009-9', Comment: 'CLOSED' };
    await show(({ server }) =>
      server.answerRaw(accountList, {
        ...accounts,
        Accounts: [...accounts.Accounts, paidOff],
      }),
    );
    await screen.findByRole('checkbox', { name: 'Auto loan 001-1000001-7' });
    expect(group('Accounts').getAllByRole('checkbox')).toHaveLength(2);
  });

  it('fills in the old number, where it is known, with the new one', async () => {
    const { user, turn } = await show(({ server }) =>
      server.answerRaw(profile, {
        ...succeeded,
        PersonalInfo: { PhoneNumbers: [{ PhoneNumber: '319-555-0148' }] },
      }),
    );
    await turn('Change Phone');
    expect(input('Phone 1', 'Old phone number').value).toBe('');
    await user.type(input('Phone 1', 'New phone number'), next);
    expect(input('Phone 1', 'Old phone number').value).toBe(old);
    await user.clear(input('Phone 1', 'New phone number'));
    expect(input('Phone 1', 'Old phone number').value).toBe('');
    await user.type(input('Phone 2', 'New phone number'), next);
    expect(input('Phone 2', 'Old phone number').value).toBe('');
  });

  it('asks a visitor to sign in', async () => {
    await show(undefined, { session: undefined });
    expect(screen.getByText(/^Sign in to ask for a change/)).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that there are no accounts', async () => {
    await show(({ server }) => server.answerRaw(accountList, { ...succeeded, Accounts: [] }));
    expect(await screen.findByText('You have no accounts that can be chosen here.')).toBeTruthy();
  });

  it('loads the accounts again, and keeps what was entered meanwhile', async () => {
    const { user, server, turn } = await show((test) => test.server.drop(accountList));
    await screen.findByText('Your accounts could not be loaded.');
    await turn('Change Phone');
    await user.type(input('Phone 1', 'Old phone number'), old);
    server.answerRaw(accountList, accounts);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('checkbox', { name: 'Savings 001-2000001-5' });
    expect(input('Phone 1', 'Old phone number').value).toBe(old);
  });
});

describe('Change Address', () => {
  it('[LON-368, LON-369] shows the old and the new address, and hides them', async () => {
    const { turn } = await show();
    expect(screen.queryByRole('group', { name: 'Old address' })).toBeNull();
    await turn('Change Address');
    for (const name of ['Old address', 'New address']) {
      for (const label of [/^Address Line 1/, /^Address Line 2/, /^City/, /^State/, /^Zip/]) {
        expect(input(name, label)).toBeTruthy();
      }
    }
    await turn('Change Address');
    expect(screen.queryByRole('group', { name: 'Old address' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'New address' })).toBeNull();
  });

  it('fills in the old address by that of the first account, while none is chosen', async () => {
    const { turn, server } = await show((test) =>
      test.server.answer(accountDetails, answers.accountDetails()),
    );
    await turn('Change Address');
    await waitFor(() => expect(input('Old address', /^City/).value).toBe('Cedar Rapids'));
    expect(server.requestsTo(accountDetails)).toHaveLength(1);
  });

  it('fills in the old address by that of the chosen account', async () => {
    const { turn, choose, server } = await show((test) =>
      test.server.answer(accountDetails, answers.accountDetails()),
    );
    await choose('Auto loan 001-1000001-7');
    await turn('Change Address');
    await waitFor(() => expect(input('Old address', /^City/).value).toBe('Cedar Rapids'));
    expect(input('New address', /^City/).value).toBe('');
    expect(server.requestsTo(accountDetails)).toHaveLength(1);
  });

  it('[LON-382] has placeholders', async () => {
    const { turn } = await show();
    await turn('Change Address');
    const placeholders = group('New address')
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ placeholder }) => placeholder);
    expect(placeholders).toEqual(['Address Line 1', 'Address Line 2', 'City', 'Zip']);
  });

  it('[LON-381] lists the states by name, and sends their codes', async () => {
    const { user, turn } = await show();
    await turn('Change Address');
    const select = group('New address').getByRole<HTMLSelectElement>('combobox');
    const options = [...select.options].filter(({ value }) => value !== '');
    expect(options.map(({ value, text }) => ({ value, description: text }))).toEqual(usStates);
    await user.selectOptions(select, 'Iowa');
    expect(select.value).toBe('IA');
  });

  it.each([
    ['[ACC-088, LON-378]', '12a34', '1234', '1234'],
    ['[LON-379]', '123456', '12345', '123456'],
    ['[POR-142]', '12a345', '12345', '12a345'],
  ])(
    '%s makes the zip code %s typed %s and pasted %s',
    async (_id, text, whenTyped, whenPasted) => {
      const { user, turn } = await show();
      await turn('Change Address');
      const typed = input('Old address', /^Zip/);
      await user.type(typed, text);
      expect(typed.value).toBe(whenTyped);
      const pasted = input('New address', /^Zip/);
      await user.click(pasted);
      await user.paste(text);
      await user.tab();
      expect(pasted.value).toBe(whenPasted);
      expect(pasted.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it.each([
    ['[LON-372]', /^Address Line 1/, '', 'Required'],
    ['[LON-373]', /^City/, '', 'Required'],
    ['[LON-374]', /^State/, '', 'Required'],
    ['[LON-375]', /^Zip/, '', 'Required'],
    ['[LON-376]', /^Zip/, '1234', 'There needs to be 5 digits'],
  ])('%s says beside %s "%s": %s', async (_id, label, text, error) => {
    const { user, turn } = await show();
    await turn('Change Address');
    for (const name of ['Old address', 'New address']) {
      const field = input(name, label);
      await user.click(field);
      if (text !== '') await user.type(field, text);
      await user.tab();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = field.getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(described)?.textContent).toBe(error);
    }
  });

  it('[LON-377] says that a pasted zip code has more than 5 digits, and sends nothing', async () => {
    const { user, turn, choose, submit, server } = await show();
    await choose('Auto loan 001-1000001-7');
    await turn('Change Address');
    const zip = input('New address', /^Zip/);
    await user.click(zip);
    await user.paste('123456');
    await user.tab();
    const described = zip.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      'There cannot be more than 5 digits',
    );
    expect(isDisabled()).toBe(true);
    await submit();
    expect(server.requestsTo(changeContactInfo)).toEqual([]);
  });
});

describe('Change Phone', () => {
  it('[LON-370, LON-371, LON-388, LON-389] shows old and new number of both phones, and hides them', async () => {
    const { turn } = await show();
    await turn('Change Phone');
    for (const phone of ['Phone 1', 'Phone 2']) {
      expect(input(phone, 'Old phone number').placeholder).toBe('Enter Old Phone Number');
      expect(input(phone, 'New phone number').placeholder).toBe('Enter New Phone Number');
    }
    await turn('Change Phone');
    expect(screen.queryByRole('group', { name: 'Phone 1' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Phone 2' })).toBeNull();
  });

  it('[LON-384] formats a number while it is typed', async () => {
    const { user, turn } = await show();
    await turn('Change Phone');
    const phone = input('Phone 2', 'New phone number');
    await user.type(phone, '5551234567');
    expect(phone.value).toBe('(555) 123-4567');
  });

  it('[LON-385] says that half a number is invalid', async () => {
    const { user, turn } = await show();
    await turn('Change Phone');
    await user.type(input('Phone 1', 'Old phone number'), '555123');
    await user.tab();
    expect(screen.getByText('Enter Valid Phone Number')).toBeTruthy();
  });

  it('[LON-386, LON-387] says that both numbers are needed, until both are there', async () => {
    const sentence = 'Must Enter Old Phone Number and New Phone Number';
    const { user, turn } = await show();
    await turn('Change Phone');
    await user.type(input('Phone 1', 'Old phone number'), old);
    await user.tab();
    await user.tab();
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    await user.type(input('Phone 1', 'New phone number'), next);
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

describe('Submit', () => {
  it('[LON-390, LON-391, LON-392, LON-393, LON-394] is disabled and says why, until the form is valid', async () => {
    const { user, turn, choose } = await show();
    const nothing = 'Choose what to change: address, phone or both.';
    expect([isDisabled(), reason()]).toEqual([true, nothing]);
    await turn('Change Phone');
    const noNumber = 'Enter the old and the new number of a phone.';
    expect([isDisabled(), reason()]).toEqual([true, noNumber]);
    await user.type(input('Phone 1', 'Old phone number'), old);
    expect([isDisabled(), reason()]).toEqual([true, 'Choose at least one account.']);
    await choose('Savings 001-2000001-5');
    expect(isDisabled()).toBe(true);
    expect(reason()).toMatch(/^Fill in every field/);
    await user.type(input('Phone 1', 'New phone number'), next);
    expect([isDisabled(), reason()]).toEqual([false, undefined]);
    await choose('Savings 001-2000001-5');
    expect(isDisabled()).toBe(true);
  });

  it('that is pressed early shows the errors, and moves the focus to the first', async () => {
    const { turn, choose, submit, server } = await show();
    await choose('Savings 001-2000001-5');
    await turn('Change Address');
    await submit();
    expect(screen.getAllByText('Required')).toHaveLength(8);
    expect(document.activeElement).toBe(input('Old address', /^Address Line 1/));
    expect(server.requestsTo(changeContactInfo)).toHaveLength(0);
  });

  it('[LON-397, LON-398, LON-399] sends the request once, also when it is pressed twice', async () => {
    const { user, server } = await filled();
    await user.dblClick(submitButton());
    await screen.findByText('Request sent');
    const requests = server.requestsTo(changeContactInfo);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'PUT', url: '/api/ManualChangeContactInfo' });
    expect(requests[0]?.body).toEqual({
      AccountNumbers: ['001-1000001-7'],
      PhoneNumber1: { OldPhoneNumber: old, NewPhoneNumber: next },
      UserName: 'maria',
      FirstName: 'Maria Alvarez',
    });
  });

  it('[LON-395, LON-396] disables the form while it is sent, with a spinner of 50', async () => {
    const { user, container } = await filled(({ server }) => void server.hold(changeContactInfo));
    await user.type(input('Phone 1', 'New phone number'), '{Enter}');
    const spinner = await screen.findByRole('img', { name: 'Sending your request' });
    expect([spinner.getAttribute('width'), spinner.getAttribute('height')]).toEqual(['50', '50']);
    const fields = [...container.querySelectorAll('input, select')];
    expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([]);
    expect(isDisabled()).toBe(true);
    expect(document.activeElement).toBe(submitButton());
  });

  it.each<[string, (test: TestCore) => void]>([
    ['nothing', ({ server }) => server.answerRaw(changeContactInfo, '')],
    ['no JSON', ({ server }) => server.answerRaw(changeContactInfo, 'thanks', 202)],
    ['an error', ({ server }) => server.refuse(changeContactInfo, 'Error', 200)],
  ])('[LON-402] succeeds by any 2xx, whose body has %s', async (_what, prepare) => {
    const { submit } = await filled(prepare);
    await submit();
    expect(await screen.findByText('Request sent')).toBeTruthy();
  });

  it('[LON-403, LON-404] says so for 4 seconds, and empties the form', async () => {
    const { submit, clock, core } = await filled();
    expect(core.unsaved.value).toBe(true);
    await submit();
    const sent = await screen.findByText('Request sent');
    expect(sent.closest('[role=status]')).toBeTruthy();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.some(({ checked }) => checked)).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Change Phone' }).checked).toBe(
      false,
    );
    expect(screen.queryByRole('group', { name: 'Phone 1' })).toBeNull();
    expect(core.unsaved.value).toBe(false);
    act(() => clock.advance(3_999));
    expect(screen.queryByText('Request sent')).toBeTruthy();
    act(() => clock.advance(1));
    expect(screen.queryByText('Request sent')).toBeNull();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['is not answered', ({ server }) => server.drop(changeContactInfo)],
    ['is refused', ({ server }) => server.refuse(changeContactInfo, 'Error', 403)],
    ['meets a fault', ({ server }) => server.answerRaw(changeContactInfo, '', 500)],
    ['is not understood', ({ server }) => server.answerRaw(changeContactInfo, succeeded, 400)],
  ])(
    '[LON-402, LON-405, LON-406] that %s says so for 4 seconds and keeps all',
    async (_, prepare) => {
      const { submit, clock, core } = await filled(prepare);
      await submit();
      const failed = await screen.findByText('Something went wrong.');
      expect(failed.closest('[role=alert]')).toBeTruthy();
      expect(input('Phone 1', 'Old phone number').value).toBe(old);
      expect(input('Phone 1', 'Old phone number').matches(':disabled')).toBe(false);
      expect(isDisabled()).toBe(false);
      expect(core.unsaved.value).toBe(true);
      act(() => clock.advance(3_999));
      expect(screen.queryByText('Something went wrong.')).toBeTruthy();
      act(() => clock.advance(1));
      expect(screen.queryByText('Something went wrong.')).toBeNull();
    },
  );

  it('[LON-405, LON-406] can be pressed again after a failure', async () => {
    const { submit, server } = await filled((test) => test.server.drop(changeContactInfo));
    await submit();
    await screen.findByText('Something went wrong.');
    server.answer(changeContactInfo, answers.changeContactInfo());
    await submit();
    await screen.findByText('Request sent');
    expect(screen.queryByText('Something went wrong.')).toBeNull();
  });
});

describe('[LON-383] the wordings', () => {
  it('are replaced by settings', async () => {
    const { user, turn, submit } = await show(undefined, {
      settings: {
        'contactChange.cityPlaceholder': 'Town',
        'contactChange.required': 'Please fill this in',
        'contactChange.oldPhonePlaceholder': 'Old number',
        'contactChange.phoneInvalid': 'Not a number',
      },
    });
    await turn('Change Address');
    await submit();
    expect(screen.getAllByPlaceholderText('Town')).toHaveLength(2);
    expect(screen.getAllByText('Please fill this in')).toHaveLength(8);
    expect(screen.queryByText('Required')).toBeNull();
    await turn('Change Phone');
    expect(screen.getAllByPlaceholderText('Old number')).toHaveLength(2);
    await user.type(input('Phone 2', 'Old phone number'), '3');
    await user.tab();
    await waitFor(() => expect(screen.getByText('Not a number')).toBeTruthy());
  });
});
