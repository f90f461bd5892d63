import { passwordValidationRules, updateProfile } from '@portico/contract';
import { settle, type TestOptions } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { button, editProfile, field, showProfile } from '@portico/profile/testing';
import { readsText } from './agreement.observations';
import { effectsOn, flagHides, flagShows, type Row, type Settings } from './effect';
import { hasText, longPasswordMessage } from './observations';

type Session = TestOptions['session'];

/** Whether the profile has a field with this label. */
const hasField =
  (label: string, session: Session = true) =>
  async (settings: Settings) => {
    await showProfile({ settings, session });
    await field('Username');
    await act(settle);
    return screen.queryByLabelText(new RegExp(`^${label}`)) !== null;
  };

/** The sentence of a code of a refused save. */
const saysCode = (code: string, sentence: string): Row =>
  flagHides(`profileOptions.hide${code}Option`, async (settings) => {
    const { user } = await editProfile({
      label: 'Email address',
      value: 'maya@whitfield.example',
      settings,
      prepare: ({ server }) => server.refuse(updateProfile, code),
    });
    await user.click(button('Save') ?? document.body);
    await screen.findByText((text) => text === sentence || /were not saved/.test(text));
    return screen.queryByText(sentence) !== null;
  });

const rows: readonly Row[] = [
  flagShows('loginOptions.confirmPasswordOption', hasField('New password again')),
  flagHides('loginOptions.recoverCredentialsWithoutQuestionOption', hasField('Question')),
  {
    key: 'loginOptions.secretQuestions',
    value: 'A first question?',
    sees: async (settings) => {
      await showProfile({ settings });
      return [...(await field('Question')).querySelectorAll('option')].map(({ text }) => text);
    },
    unset: ['Please Select a Question', 'What was your first street?'],
    set: ['Please Select a Question', 'What was your first street?', 'A first question?'],
  },
  {
    key: 'loginOptions.useCustomerCredentialsOption',
    value: 'true',
    sees: async (settings) => {
      await showProfile({ settings });
      fireEvent.click(await screen.findByRole('button', { name: 'Change your password' }));
      const ofPassword = await longPasswordMessage(/^New password$/);
      return [ofPassword, await longPasswordMessage(/^Username/)];
    },
    unset: [
      'Password cannot be longer than 12 characters',
      'Login name cannot be longer than 12 characters',
    ],
    set: ['', ''],
  },
  flagShows('loginOptions.usePasswordRuleListOption', async (settings) => {
    await showProfile({
      settings,
      prepare: ({ server }) =>
        server.answerRaw(passwordValidationRules, { HasNoErrors: true, MinimumLength: 9 }),
    });
    fireEvent.input(await field('New password'), { target: { value: 'x' } });
    return hasText('At least 9 characters');
  }),
  flagHides(
    'profileOptions.hidePersonalInformationOption',
    hasField('City', { companyNumber: 12 }),
  ),
  flagHides('profileOptions.hidePhonesOption', hasField('Phone 1')),
  flagShows('profileOptions.forceManualCifChangesOption', async (settings) => {
    await showProfile({ settings });
    await field('City');
    return hasText('Ask us to change your contact information');
  }),
  saysCode('LogonNameExists', 'This username is taken. Try another one.'),
  saysCode('LogonNameLength', 'Your username is too short or too long.'),
  saysCode('PasswordNeedsLetterNumber', 'Your password needs a letter and a number.'),
  saysCode('PasswordTooShort', 'Your password is too short.'),
  saysCode('PasswordSameAsLogin', 'Your password must be different from your username.'),
  saysCode(
    'PasswordSameAsSSN',
    'Your password must be different from your Social Security number.',
  ),
  saysCode('ChooseDifferentPassword', 'Please choose a different password.'),
  saysCode('ReusedPassword', 'You used this password before. Choose a new one.'),
];

/** The dialog that turning texts on opens. */
async function atTextAgreement(settings: Settings) {
  const { user } = await showProfile({ settings });
  await user.click(await screen.findByRole('switch', { name: 'Texts to phone 1' }));
  await screen.findByRole('dialog');
}

const terms = 'https://lender.example/1|01/01/2024|Terms 1|texting';

const textRows: readonly Row[] = [
  flagShows('profileOptions.allowTextMessagingOption', async (settings) => {
    await showProfile({ settings });
    await screen.findAllByRole('columnheader', { name: 'Email', hidden: true });
    return screen.queryAllByRole('columnheader', { name: 'Text', hidden: true }).length > 0;
  }),
  {
    key: 'globalOptions.agreements',
    value: terms,
    sees: async (settings) => {
      await atTextAgreement(settings);
      return screen.queryByRole('checkbox', { name: /Terms 1/ }) !== null;
    },
    unset: false,
    set: true,
  },
  flagShows(
    'globalOptions.openAgreementsFirstOption',
    async (settings) => {
      await atTextAgreement(settings);
      return screen.getByRole<HTMLInputElement>('checkbox', { name: /Terms 1/ }).disabled;
    },
    { 'globalOptions.agreements': terms },
  ),
  ...readsText('texting', atTextAgreement),
];

/** The settings that `portico-profile` reads. */
export const profileEffects = effectsOn('portico-profile', [...rows, ...textRows]);
