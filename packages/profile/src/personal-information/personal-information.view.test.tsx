import { profile, updateProfile } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { settle, type TestCore } from '@portico/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { profileAnswer, withPhones } from '../testing/profile-answers';
import { button, editProfile, field, showProfile, shows } from '../testing/show-profile';
import { firstPhone, toggle, withBoth } from '../testing/two-phones';

afterEach(cleanup);

const city = { label: 'City', value: 'Marion' };

describe('personal information', () => {
  it('[ACC-619, ACC-620, ACC-621] has address, two phones, their primary and text toggles', async () => {
    await showProfile({ prepare: withBoth });
    expect((await field('Street address')).value).toBe('14 Juniper Road');
    expect((await field('City')).value).toBe('Cedar Rapids');
    expect((await field('State')).value).toBe('IA');
    expect((await field('Zip code')).value).toBe('52401');
    expect((await field('Phone 1')).value).toBe('319-555-0142');
    expect((await field('Phone 2')).value).toBe('319-555-0177');
    expect((await toggle('Call phone 1 first')).checked).toBe(true);
    expect((await toggle('Call phone 2 first')).checked).toBe(false);
    expect((await toggle('Texts to phone 1')).checked).toBe(true);
    expect((await toggle('Texts to phone 2')).checked).toBe(false);
  });

  it('[ACC-622] has a second, empty phone for a borrower with one', async () => {
    await showProfile();
    expect((await field('Phone 1')).value).toBe('319-555-0148');
    expect((await field('Phone 2')).value).toBe('');
  });

  it('[ACC-630] has a list of states and no free text', async () => {
    await showProfile();
    const state = await field('State');
    expect(state.tagName).toBe('SELECT');
    expect(state.querySelectorAll('option').length).toBeGreaterThan(50);
  });

  it.each([
    [{}, true],
    [{ 'profileOptions.hidePhonesOption': 'true' }, false],
  ])('[ACC-632] with %j has and requires phone 1: %s', async (settings, shown) => {
    const { save, server } = await editProfile({
      ...city,
      settings,
      prepare: ({ server: api }) => api.answer(profile, profileAnswer(withPhones())),
    });
    expect(screen.queryByLabelText(/^Phone 1/) !== null).toBe(shown);
    expect(screen.queryByRole('switch', { name: 'Call phone 1 first' }) !== null).toBe(shown);
    await save();
    await act(settle);
    expect(shows('A phone number is required.')).toBe(shown);
    expect(server.requestsTo(updateProfile)).toHaveLength(shown ? 0 : 1);
  });

  it('[ACC-088] has only digits in its zip code while it is typed', async () => {
    const { input } = await editProfile({ label: 'Zip code', value: 'a52-4 0x1' });
    expect(input.value).toBe('52401');
  });

  it.each([
    ['Zip code', 'IA 52302'],
    ['Zip code', '52302-1234'],
    ['Phone 1', '+1 614 555 0100 ext 5'],
    ['Phone 2', '+52 55 1234 5678'],
  ])('[POR-142] %s pasted as "%s" stays and is invalid', async (label, text) => {
    const { user, input } = await editProfile({ label, value: '5' });
    await user.clear(input);
    await user.paste(text);
    await user.tab();
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('[ACC-632] requires one primary phone', async () => {
    const { user, server } = await showProfile({ prepare: withBoth });
    await user.click(await toggle('Call phone 1 first'));
    expect(shows('Choose the number to call first.')).toBe(true);
    await user.click(button('Save') ?? document.body);
    expect(server.requestsTo(updateProfile)).toHaveLength(0);
  });

  it('[ACC-633] formats a phone number while it is typed', async () => {
    const { input } = await editProfile({ label: 'Phone 2', value: '(319) 555 0199' });
    expect(input.value).toBe('319-555-0199');
  });

  it('links to the request of a change where the lender changes contact data', async () => {
    const { navigations, user } = await showProfile({
      settings: { 'profileOptions.forceManualCifChangesOption': 'true' },
      configuration: { pages: { requestChange: '/change' } },
    });
    await user.click(
      await screen.findByRole('link', { name: 'Ask us to change your contact information' }),
    );
    expect(navigations).toMatchObject([{ screen: 'requestChange' }]);
  });
});

describe('an error of personal information', () => {
  const invalid = 'Phone number is invalid. A 10 digit phone number is required.';

  it.each([
    ['[ACC-623]', 'Street address', '', 'You must enter an address'],
    ['[ACC-624]', 'Street address', 'A'.repeat(46), 'Cannot be longer than 45 characters'],
    ['[ACC-625]', 'City', '', 'You must enter a city'],
    ['[ACC-626]', 'City', 'C'.repeat(21), 'Cannot be longer than 20 characters'],
    ['[ACC-627]', 'Zip code', '', 'You must enter a zip code'],
    ['[ACC-628]', 'Zip code', '1234', 'Zip code must be 5 digits'],
    ['[ACC-631]', 'Phone 1', '', 'A phone number is required.'],
    ['[ACC-634]', 'Phone 1', '319555014', invalid],
    ['[ACC-636]', 'Phone 2', '319', invalid],
  ])('%s at %s with %j says: %s', async (_id, label, value, sentence) => {
    const { input, save, server } = await editProfile({ label, value });
    expect(shows(sentence)).toBe(true);
    await save();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(server.requestsTo(updateProfile)).toHaveLength(0);
  });

  it.each([
    ['[ACC-624]', 'Street address', 'A'.repeat(45)],
    ['[ACC-626]', 'City', 'C'.repeat(20)],
  ])('%s is none at %s with %j', async (_id, label, value) => {
    const { save, input } = await editProfile({ label, value });
    await save();
    await screen.findByText('Saved');
    expect(input.value).toBe(value);
  });

  it('[ACC-629] is a missing state', async () => {
    const { save } = await editProfile({
      ...city,
      prepare: ({ server }) =>
        server.answer(
          profile,
          profileAnswer({ personalInfo: { address: { city: 'Ely' }, phoneNumbers: [firstPhone] } }),
        ),
    });
    await save();
    expect(shows('You must select a state')).toBe(true);
  });

  it('[ACC-635] is none for an empty phone 2', async () => {
    const { save, input } = await editProfile({ label: 'Phone 2', value: '', prepare: withBoth });
    expect(input.getAttribute('aria-invalid')).toBe('false');
    await save();
    await screen.findByText('Saved');
  });

  it('[ACC-640] disables Save, and says which field', async () => {
    await editProfile({ ...city, value: '' });
    expect(button('Save')?.getAttribute('aria-disabled')).toBe('true');
    expect(shows('Before you can save, check: City.')).toBe(true);
  });

  it('[ACC-640] is sent once while a save is pending', async () => {
    const { user, server } = await editProfile({
      ...city,
      prepare: ({ server: api }) => void api.hold(updateProfile),
    });
    await user.dblClick(button('Save') ?? document.body);
    await screen.findByText('Saving…');
    expect(button('Save')).toBeNull();
    expect(server.requestsTo(updateProfile)).toHaveLength(1);
  });
});

describe('the primary phone', () => {
  it('[ACC-637] is one: turning one on turns the other off', async () => {
    const { user } = await showProfile({ prepare: withBoth });
    const first = await toggle('Call phone 1 first');
    const second = await toggle('Call phone 2 first');
    await user.click(second);
    expect([first.checked, second.checked]).toEqual([false, true]);
    await user.click(first);
    expect([first.checked, second.checked]).toEqual([true, false]);
  });

  it('[ACC-638] cannot be phone 2 while that is empty or invalid', async () => {
    const { user } = await showProfile();
    const second = await toggle('Call phone 2 first');
    expect(second.disabled).toBe(true);
    await user.type(await field('Phone 2'), '319555017');
    expect(second.disabled).toBe(true);
    await user.type(await field('Phone 2'), '7');
    expect(second.disabled).toBe(false);
  });

  it('[ACC-639] is phone 1 once phone 2, the primary one, is cleared', async () => {
    const { user } = await showProfile({ prepare: withBoth });
    await user.click(await toggle('Call phone 2 first'));
    await user.clear(await field('Phone 2'));
    expect((await toggle('Call phone 1 first')).checked).toBe(true);
    expect((await toggle('Call phone 2 first')).checked).toBe(false);
  });
});

describe('saving personal information', () => {
  it('[ACC-641, ACC-642, ACC-648, ACC-649] is offered while a value differs; then the address is closed', async () => {
    const { core, put, press } = await editProfile({ ...city, value: '' });
    expect(core.unsaved.value).toBe(true);
    expect(shows('You must enter a city')).toBe(true);
    await press('Cancel');
    expect(screen.queryByLabelText(/^City/)).toBeNull();
    const again = await field('City');
    expect(again.value).toBe('Cedar Rapids');
    expect(shows('You must enter a city')).toBe(false);
    expect(button('Save')).toBeNull();
    await put('Marion', again);
    expect(button('Cancel')).toBeTruthy();
    await put('Cedar Rapids', again);
    expect(button('Cancel')).toBeNull();
    expect(core.unsaved.value).toBe(false);
  });

  it('[ACC-643] is not offered for another format of a number', async () => {
    const { input } = await editProfile({ label: 'Phone 1', value: '(319) 555-0148' });
    expect(input.value).toBe('319-555-0148');
    expect(button('Save')).toBeNull();
  });

  it('[ACC-652] sends only PersonalInfo: a changed address, and no unchanged number', async () => {
    const { save, server } = await editProfile({ ...city, prepare: withBoth });
    await save();
    await screen.findByText('Saved');
    const requests = server.requestsTo(updateProfile);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/UpdateProfile' });
    expect(requests[0]?.body).toEqual({
      PersonalInfo: {
        Address: { Address1: '14 Juniper Road', City: 'Marion', ZipCode: '52401', State: 'IA' },
        PhoneNumbers: [],
      },
    });
  });

  it('[ACC-652, ACC-657, ACC-658, ACC-659] sends an untouched address as null, and the changed number', async () => {
    const { save, server } = await editProfile({
      label: 'Phone 2',
      value: '3195550199',
      prepare: withBoth,
    });
    await save();
    await screen.findByText('Saved');
    expect(server.requestsTo(updateProfile)[0]?.body).toEqual({
      PersonalInfo: {
        Address: null,
        PhoneNumbers: [
          {
            PhoneNumber: '319-555-0199',
            Primary: false,
            OptInToTexting: false,
            PhoneIndex: 1,
          },
        ],
      },
    });
  });

  it('[ACC-646, ACC-647, ACC-653] takes the stored address over and shows a check mark for 3 seconds', async () => {
    const { save, core, clock } = await editProfile({
      ...city,
      prepare: (test) => {
        withBoth(test);
        test.server.answerRaw(updateProfile, {
          HasNoErrors: true,
          PersonalInfo: {
            Address: { Address1: '14 JUNIPER RD', City: 'MARION', State: 'IA', ZipCode: '52302' },
          },
        });
      },
    });
    await save();
    const saved = await screen.findByText('Saved');
    expect(saved.querySelector('svg')).toBeTruthy();
    expect(screen.getByText('14 JUNIPER RD, MARION, IA 52302')).toBeTruthy();
    expect((await field('City')).value).toBe('MARION');
    expect((await field('Phone 2')).value).toBe('319-555-0177');
    expect(button('Save')).toBeNull();
    expect(core.unsaved.value).toBe(false);
    act(() => clock.advance(2_999));
    expect(shows('Saved')).toBe(true);
    act(() => clock.advance(1));
    expect(shows('Saved')).toBe(false);
  });

  it.each([
    ['[ACC-704]', 'ZipCityNoMatch', 'City is not found within the specified zip code.', 'Zip code'],
    ['[ACC-705]', 'ContainsPOBox', 'Physical address cannot contain a PO box.', 'Street address'],
  ])('%s with the code %s says at its field: %s', async (_id, code, sentence, label) => {
    const { save, input } = await editProfile({
      ...city,
      prepare: ({ server }) => server.refuse(updateProfile, code),
    });
    await save();
    await screen.findByText(sentence);
    expect((await field(label)).getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('Marion');
  });

  it.each<[string, (test: TestCore) => void, string]>([
    ['Error', ({ server }) => server.refuse(updateProfile, 'Error'), ''],
    ['another code', ({ server }) => server.refuse(updateProfile, 'LogonNameExists'), ''],
    [
      'no answer',
      ({ server }) => server.drop(updateProfile),
      ' We got no answer, and this is not done so far. You can safely try again.',
    ],
  ])('[ACC-706] with %s says so, and can be repeated', async (_what, prepare, known) => {
    const { save, core, server } = await editProfile({ ...city, prepare });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `There was an error saving changes to your information.${known}`,
    );
    expect(core.unsaved.value).toBe(true);
    server.answer(updateProfile, answers.updateProfile());
    await save();
    await screen.findByText('Saved');
  });
});
