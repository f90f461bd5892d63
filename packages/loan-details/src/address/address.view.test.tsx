import { accountDetails, accountList, updateAddress } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../testing/accounts-answer';
import { listedLoan, loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
/** The fields of its form, in their order. */
const fieldsOfForm = async () => {
  const form = (await field('City')).closest('form');
  return [...(form ?? document).querySelectorAll<HTMLInputElement>('input, select')];
};
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => button(name) ?? document.body;

/** The form with another value in one field. */
async function changed(label: string, value: string, prepare?: (test: TestCore) => void) {
  const shown = await showLoan({
    prepare: (test) => {
      test.server.answer(updateAddress, answers.updateAddress());
      prepare?.(test);
    },
  });
  const input = await field(label);
  await shown.user.clear(input);
  if (value !== '') await shown.user.type(input, value);
  return { ...shown, input, save: () => shown.user.click(press('Save')) };
}

describe('the address form', () => {
  it('[LON-156, LON-187] has the street, city, state and zip code of the loan', async () => {
    await showLoan();
    expect((await field('Street address')).value).toBe('14 Juniper Road');
    expect((await field('City')).value).toBe('Cedar Rapids');
    expect((await field('State')).value).toBe('IA');
    expect((await field('Zip code')).value).toBe('52401');
  });

  it('[LON-204] has no Save and Cancel, and nothing unsaved, after loading', async () => {
    const { core } = await showLoan();
    await field('City');
    expect(button('Save')).toBeNull();
    expect(button('Cancel')).toBeNull();
    expect(core.unsaved.value).toBe(false);
  });

  it.each([
    ['[LON-188]', 'Street address', 'Street Address'],
    ['[LON-189]', 'City', 'City'],
    ['[LON-190]', 'Zip code', 'Zip Code'],
  ])('%s %s has the placeholder %s', async (_id, label, placeholder) => {
    await showLoan();
    expect((await field(label)).placeholder).toBe(placeholder);
  });

  it('[LON-191] has no second address line', async () => {
    await showLoan();
    const names = (await fieldsOfForm()).map(({ name }) => name);
    expect(names).toEqual(['address1', 'city', 'state', 'zipCode']);
  });

  it('is filled in by a suggestion of the lender’s address service, and sent when it is saved', async () => {
    const mill = { address1: '214 Mill Street', city: 'Ames', state: 'KS', zipCode: '50613' };
    const { user, server, clock } = await showLoan({
      configuration: { suggestAddresses: async () => [mill] },
      prepare: (test) => test.server.answer(updateAddress, answers.updateAddress()),
    });
    await user.type(await field('Street address'), '2');
    await act(async () => clock.advance(300));
    await user.click(await screen.findByRole('option', { name: /^214 Mill Street/ }));
    expect((await field('City')).value).toBe('Ames');
    expect(server.requestsTo(updateAddress)).toHaveLength(0);
    await user.click(press('Save'));
    await screen.findByText('Address saved');
    expect(server.requestsTo(updateAddress)[0]?.body).toMatchObject({
      Address: { Address1: '214 Mill Street', City: 'Ames', State: 'KS', ZipCode: '50613' },
    });
  });

  it('[LON-192] lists the states by description and sends the value', async () => {
    const { user, server } = await showLoan({
      prepare: (test) => test.server.answer(updateAddress, answers.updateAddress()),
    });
    await user.selectOptions(await field('State'), 'Kansas');
    await user.click(press('Save'));
    await screen.findByText('Address saved');
    expect(server.requestsTo(updateAddress)[0]?.body).toMatchObject({ Address: { State: 'KS' } });
  });

  it.each([
    ['[LON-193]', 'Street address', '', 'You must enter an address'],
    ['[LON-194]', 'Street address', 'A'.repeat(46), 'Cannot be longer than 45 characters'],
    ['[LON-195]', 'City', '', 'You must enter a city'],
    ['[LON-196]', 'City', 'C'.repeat(21), 'Cannot be longer than 20 characters'],
    ['[LON-198]', 'Zip code', '', 'You must enter a zip code'],
    ['[LON-199]', 'Zip code', '1234a', 'Zip code must be 5 digits'],
  ])('%s %s with %j says: %s', async (_id, label, value, sentence) => {
    const { input, save, server } = await changed(label, value);
    await save();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(server.requestsTo(updateAddress)).toHaveLength(0);
  });

  it('[ACC-088] has only digits in its zip code while it is typed', async () => {
    const { input } = await changed('Zip code', 'a52-4 0x1');
    expect(input.value).toBe('52401');
  });

  it.each(['IA 52302', '52302-1234'])(
    '[POR-142] a zip code pasted as "%s" stays and is invalid',
    async (text) => {
      const { user, input } = await changed('Zip code', '5');
      await user.clear(input);
      await user.paste(text);
      await user.tab();
      expect(input.value).toBe(text);
      expect(input.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('[LON-197] without a state says: You must select a state', async () => {
    const { save } = await changed('City', 'Marion', ({ server }) =>
      server.answer(accountDetails, loanDetails({ address: { city: 'Cedar Rapids' } })),
    );
    await save();
    expect(screen.getByText('You must select a state')).toBeTruthy();
  });

  it('[LON-202, LON-203] that is invalid says so and sends nothing', async () => {
    const { save, server } = await changed('City', '');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Was unable to save changes, please correct errors first',
    );
    expect(server.requestsTo(updateAddress)).toHaveLength(0);
  });

  it('[LON-205, LON-206, LON-207, LON-502, LON-504] has Save and Cancel while a value differs', async () => {
    const { user, input, core } = await changed('City', 'Marion');
    expect(button('Save')).toBeTruthy();
    expect(core.unsaved.value).toBe(true);
    await user.clear(input);
    await user.type(input, 'Cedar Rapids');
    expect(button('Save')).toBeNull();
    expect(core.unsaved.value).toBe(false);
    await user.type(input, '!');
    await user.click(press('Cancel'));
    expect(input.value).toBe('Cedar Rapids');
    expect(button('Cancel')).toBeNull();
    expect(core.unsaved.value).toBe(false);
  });
});

describe('saving an address', () => {
  it('[LON-208] sends the address and the account number, and nothing else, once', async () => {
    const { user, server } = await changed('City', 'Marion');
    await user.dblClick(press('Save'));
    await screen.findByText('Address saved');
    const requests = server.requestsTo(updateAddress);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/Account/UpdateAddress' });
    expect(requests[0]?.body).toEqual({
      Address: { Address1: '14 Juniper Road', City: 'Marion', State: 'IA', ZipCode: '52401' },
      AccountNumber: loanNumber,
    });
  });

  it('[LON-209, LON-210, LON-211, LON-503] shows the address as stored, and counts as saved', async () => {
    const { user, input, save, core } = await changed('City', 'marion', ({ server }) =>
      server.answerRaw(updateAddress, {
        HasNoErrors: true,
        Errors: [],
        Address: { Address1: '14 JUNIPER RD', City: 'MARION', State: 'IA', ZipCode: '52302-1234' },
      }),
    );
    await save();
    await screen.findByText('Address saved');
    expect(input.value).toBe('MARION');
    expect((await field('Zip code')).value).toBe('52302');
    expect(core.unsaved.value).toBe(false);
    expect(button('Save')).toBeNull();
    await user.type(input, 'x');
    await user.click(press('Cancel'));
    expect(input.value).toBe('MARION');
  });

  it('[LON-212] shows a check mark for 3 seconds', async () => {
    const { save, clock } = await changed('City', 'Marion');
    await save();
    const saved = await screen.findByText('Address saved');
    expect(saved.querySelector('svg')).toBeTruthy();
    act(() => clock.advance(2_999));
    expect(screen.queryByText('Address saved')).toBeTruthy();
    act(() => clock.advance(1));
    expect(screen.queryByText('Address saved')).toBeNull();
  });

  it('[LON-214] that the zip code contradicts says so at the zip code, and keeps what is typed', async () => {
    const { input, save } = await changed('City', 'Marion', ({ server }) =>
      server.refuse(updateAddress, 'ZipCityNoMatch'),
    );
    await save();
    await screen.findByText('City is not found within the specified zip code.');
    const zip = await field('Zip code');
    expect(zip.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(zip);
    expect(input.value).toBe('Marion');
    expect(button('Save')).toBeTruthy();
  });

  const generic = 'There was a problem saving changes. Please check your information and try again';
  const lost = `${generic}. We got no answer, and this is not done so far. You can safely try again.`;
  it.each<[string, string, (test: TestCore) => void]>([
    [
      '[LON-213]',
      'The post office does not know this street.',
      ({ server }) =>
        server.refuse(updateAddress, ['The post office does not know this street.', 'Error']),
    ],
    ['[LON-215]', generic, ({ server }) => server.refuse(updateAddress, 'Error')],
    ['[LON-216]', lost, ({ server }) => server.drop(updateAddress)],
    ['[LON-216]', lost, ({ server }) => server.answerRaw(updateAddress, '', 500)],
    ['', generic, ({ server }) => server.refuse(updateAddress, 'UnknownCode')],
  ])('%s that fails says: %s', async (_id, sentence, prepare) => {
    const { save, core } = await changed('City', 'Marion', prepare);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(core.unsaved.value).toBe(true);
  });

  it('can be tried again', async () => {
    const { save, server } = await changed('City', 'Marion', (test) =>
      test.server.drop(updateAddress),
    );
    await save();
    await screen.findByRole('alert');
    server.answer(updateAddress, answers.updateAddress());
    await save();
    await screen.findByText('Address saved');
  });
});

describe('the address of a closed loan', () => {
  it('[LON-217] is disabled, says why and cannot be saved', async () => {
    await showLoan({
      prepare: ({ server }) =>
        server.answer(accountList, accountsAnswer(listedLoan({ comment: 'CLOSED' }))),
    });
    const fields = await fieldsOfForm();
    expect(fields.map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
    expect(screen.getByText('The address of a closed loan cannot be changed.')).toBeTruthy();
    expect(button('Save')).toBeNull();
    expect(button('Change')).toBeNull();
  });
});

describe('on a narrow page', () => {
  it('is a summary, and Change opens the form at its first field', async () => {
    const { user } = await showLoan();
    const line = await screen.findByText('Cedar Rapids, IA 52401');
    const summary = line.closest('div');
    await user.click(within(summary ?? document.body).getByRole('button', { name: 'Change' }));
    expect(document.activeElement).toBe(await field('Street address'));
    expect(screen.queryByText('Cedar Rapids, IA 52401')).toBeNull();
  });
});
