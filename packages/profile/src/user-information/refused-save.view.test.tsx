import { profile, updateProfile } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileAnswer } from '../testing/profile-answers';
import { editProfile, field, shows } from '../testing/show-profile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const email = { label: 'Email address', value: 'maya@whitfield.example' };
const notSoFar = 'We got no answer, and this is not done so far. You can safely try again.';

const codes = [
  ['[ACC-666]', 'LogonMissingCapitalLetter', 'Your username needs a capital letter.', 'Username'],
  [
    '[ACC-667]',
    'LogonMissingLowercaseLetter',
    'Your username needs a lowercase letter.',
    'Username',
  ],
  ['[ACC-668]', 'LogonMissingLetter', 'Your username needs a letter.', 'Username'],
  ['[ACC-669]', 'LogonMissingNumber', 'Your username needs a number.', 'Username'],
  [
    '[ACC-670]',
    'LogonMissingSpecialCharacter',
    'Your username needs a special character.',
    'Username',
  ],
  [
    '[ACC-671]',
    'LogonMatchesEmail',
    'Your username must be different from your email address.',
    'Username',
  ],
  ['[ACC-672]', 'LogonTooShort', 'Your username is too short.', 'Username'],
  ['[ACC-673]', 'LogonNameExists', 'This username is taken. Try another one.', 'Username'],
  ['[ACC-674]', 'LogonNameLength', 'Your username is too short or too long.', 'Username'],
  ['[ACC-675]', 'PasswordTooShort', 'Your password is too short.', 'New password'],
  [
    '[ACC-676]',
    'PasswordNeedsLetterNumber',
    'Your password needs a letter and a number.',
    'New password',
  ],
  [
    '[ACC-677]',
    'PasswordSameAsLogin',
    'Your password must be different from your username.',
    'New password',
  ],
  ['[ACC-678]', 'ChooseDifferentPassword', 'Please choose a different password.', 'New password'],
  [
    '[ACC-679]',
    'PasswordSameAsSSN',
    'Your password must be different from your Social Security number.',
    'New password',
  ],
  [
    '[ACC-680]',
    'ReusedPassword',
    'You used this password before. Choose a new one.',
    'New password',
  ],
  [
    '[ACC-681]',
    'PasswordMissingCapitalLetter',
    'Your password needs a capital letter.',
    'New password',
  ],
  [
    '[ACC-682]',
    'PasswordMissingLowercaseLetter',
    'Your password needs a lowercase letter.',
    'New password',
  ],
  ['[ACC-683]', 'PasswordMissingLetter', 'Your password needs a letter.', 'New password'],
  ['[ACC-684]', 'PasswordMissingNumber', 'Your password needs a number.', 'New password'],
  [
    '[ACC-685]',
    'PasswordMissingSpecialCharacter',
    'Your password needs a special character.',
    'New password',
  ],
  [
    '[ACC-686]',
    'PasswordEqualsPortionOfLogon',
    'Your password must not be a part of your username.',
    'New password',
  ],
  [
    '[ACC-687]',
    'PasswordMatchesEmail',
    'Your password must be different from your email address.',
    'New password',
  ],
  [
    '[ACC-688]',
    'PasswordContainsThreeOrMoreConsecutiveIdenticalCharacters',
    'Your password must not have the same character three or more times in a row.',
    'New password',
  ],
  ['[ACC-689]', 'InvalidCurrentPassword', 'This is not your current password.', 'Current password'],
] as const;

const generic = 'Your changes were not saved. Please try again.';

describe('a refused save', () => {
  const refused = (code: string | readonly string[], settings = {}) =>
    editProfile({
      ...email,
      settings,
      prepare: ({ server }) => server.refuse(updateProfile, code),
    });

  it.each(codes)(
    '%s with the code %s says at its field: %s',
    async (_id, code, sentence, label) => {
      const { save, core } = await refused(code);
      await save();
      await screen.findByText(sentence);
      const invalid = await field(label);
      expect(invalid.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(invalid);
      expect(core.unsaved.value).toBe(true);
      expect(shows(generic)).toBe(false);
    },
  );

  it('shows each of several codes at its field', async () => {
    const { save } = await refused(['LogonNameExists', 'ReusedPassword']);
    await save();
    await screen.findByText('This username is taken. Try another one.');
    expect(shows('You used this password before. Choose a new one.')).toBe(true);
  });

  it.each([
    ['[ACC-690]', 'LogonNameExists'],
    ['[ACC-691]', 'PasswordNeedsLetterNumber'],
    ['[ACC-692]', 'PasswordTooShort'],
    ['[ACC-693]', 'PasswordSameAsLogin'],
    ['[ACC-694]', 'ChooseDifferentPassword'],
    ['[ACC-695]', 'PasswordSameAsSSN'],
    ['[ACC-696]', 'LogonNameLength'],
    ['[ACC-697]', 'ReusedPassword'],
  ])('%s does not show the sentence of %s when its setting hides it', async (_id, code) => {
    const { save } = await refused(code, { [`profileOptions.hide${code}Option`]: 'true' });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(generic);
    const [, , sentence = ''] = codes.find(([, name]) => name === code) ?? [];
    expect(shows(sentence)).toBe(false);
  });

  it.each<[string, string, (test: TestCore) => void, string]>([
    ['[ACC-698]', 'Error', ({ server }) => server.refuse(updateProfile, 'Error'), generic],
    ['[ACC-699]', 'Other', ({ server }) => server.refuse(updateProfile, 'Other'), generic],
    [
      '[ACC-699]',
      'constructor',
      ({ server }) => server.refuse(updateProfile, 'constructor'),
      generic,
    ],
    ['[ACC-700]', 'no answer', ({ server }) => server.drop(updateProfile), notSoFar],
    ['[ACC-700]', 'HTTP 500', ({ server }) => server.answerRaw(updateProfile, '', 500), notSoFar],
    [
      '[ACC-701]',
      'Invalid',
      ({ server }) => server.refuse(updateProfile, 'Invalid'),
      'Your profile is not valid. Please check your information and try again.',
    ],
  ])('%s with %s says so and keeps what is typed', async (_id, _what, prepare, sentence) => {
    const { save, input, server } = await editProfile({ ...email, prepare });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(input.value).toBe(email.value);
    server.answerRaw(updateProfile, { HasNoErrors: true });
    await save();
    await screen.findByText('Saved');
  });

  it('without an answer is saved, if the profile is read to have what was sent', async () => {
    const { save, server, input } = await editProfile(email);
    const userInfo = { ...profileAnswer().userInfo, logonName: 'maya.whitfield' };
    server.drop(updateProfile);
    server.answer(profile, profileAnswer({ userInfo: { ...userInfo, emailAddress: email.value } }));
    await save();
    await screen.findByText('Saved');
    expect(input.value).toBe(email.value);
  });

  it('of a new password without an answer says how to find out which one counts', async () => {
    const { save, put, server } = await editProfile(email);
    await put('old-secret', await field('Current password'));
    await put('new-secret7', await field('New password'));
    server.drop(updateProfile);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We got no answer, so your password may be changed. To find out, sign in with the new password. If it is not accepted, sign in with the old one.',
    );
  });

  it('[ACC-702] with invalid fields says to correct them, in a configurable sentence', async () => {
    const { save } = await editProfile({ ...email, value: '' });
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Was unable to save changes, please correct errors first',
    );
    cleanup();
    const own = await editProfile({
      ...email,
      value: '',
      settings: { 'profileSaving.correctErrors': 'Please check.' },
    });
    await own.save();
    expect((await screen.findByRole('alert')).textContent).toBe('Please check.');
  });

  it.each([
    ['[ACC-703]', 'ReusedPassword', 'profileErrors.errorReusedPassword'],
    ['[ACC-703]', 'LogonNameExists', 'profileErrors.errorLogonNameExists'],
    ['[ACC-701, ACC-703]', 'Invalid', 'profileErrors.errorInvalid'],
    ['[ACC-698, ACC-703]', 'Error', 'profileErrors.error'],
  ])('%s with the code %s shows the configured sentence', async (_id, code, key) => {
    const { save } = await refused(code, { [key]: 'Our own words.' });
    await save();
    await screen.findByText('Our own words.');
  });
});
