import { logonValidationRules, profile, updateProfile } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import {
  personalInformationTexts,
  profileTexts,
  profileWidget,
  profileSavingTexts,
  userInformationTexts,
} from '@portico/profile';
import type { Meta } from '@storybook/react-vite';
import { profileAnswer, storedPhone, withPhones } from '@portico/profile/testing/parts';
import { borrower } from '../frame/borrower';
import {
  inScene,
  widgetMeta,
  type Scene,
  type WidgetArgs,
  type WidgetStory,
} from '../frame/widget-stories';

const meta = {
  title: 'Screens/Profile/Profile',
  ...widgetMeta(
    profileWidget,
    'The borrower’s own data: name, e-mail address, telephone numbers, address and password.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const twoPhones = withPhones(
  storedPhone('3195550142', { primary: true, optInToTexting: true }),
  storedPhone('3195550177'),
);

const questions = {
  'loginOptions.secretQuestions': 'What was your first street?\nWhat was your first school?',
};

const signedIn = (
  prepare = (_: TestCore) => {},
  { settings, ...options }: TestOptions = {},
): Scene => ({
  options: { session: true, ...options, settings: { ...questions, ...settings } },
  answers: (test) => {
    test.server.answer(profile, profileAnswer(twoPhones));
    test.server.answerRaw(logonValidationRules, { HasNoErrors: true, LogonValidationRules: [] });
    test.server.answer(updateProfile, answers.updateProfile());
    prepare(test);
  },
});

const changes =
  (name: string, text: string): Play =>
  async (story) =>
    borrower(story, profileSavingTexts).types(name, text);

const opensAddress: Play = async (story) =>
  borrower(story, personalInformationTexts).presses('changeAddress');

const changesAddress =
  (name: string, text: string): Play =>
  async (story) => {
    await opensAddress(story);
    await changes(name, text)(story);
  };

const saves =
  (name: string, text: string, change = changes): Play =>
  async (story) => {
    await change(name, text)(story);
    await borrower(story, profileSavingTexts).presses('save');
  };

const email = 'maya@whitfield.example';

export const Loaded = inScene(signedIn());
export const OnAPhone = inScene(signedIn(), { globals: { width: '320px' } });
export const Changed = inScene(signedIn(), { play: changesAddress('city', 'Marion') });
export const Invalid = inScene(signedIn(), { play: changesAddress('zipCode', '506') });

export const Saving = inScene(
  signedIn(({ server }) => void server.hold(updateProfile)),
  { play: saves('emailAddress', email) },
);

export const Saved = inScene(signedIn(), { play: saves('emailAddress', email) });

export const Refused = inScene(
  signedIn(({ server }) => server.refuse(updateProfile, ['LogonNameExists', 'ReusedPassword'])),
  { play: saves('emailAddress', email) },
);

export const AddressRefused = inScene(
  signedIn(({ server }) => server.refuse(updateProfile, 'ZipCityNoMatch')),
  { play: saves('city', 'Marion', changesAddress) },
);

export const NotSaved = inScene(
  signedIn(({ server }) => server.refuse(updateProfile, 'Error')),
  {
    play: async (story) => {
      await saves('city', 'Marion', changesAddress)(story);
      await borrower(story, personalInformationTexts).sees('error');
    },
  },
);

export const TextAgreement = inScene(signedIn(), {
  play: async (story) => borrower(story, profileSavingTexts).ticks('phone2OptInTexting'),
});

export const PasswordTwiceNoQuestion = inScene(
  signedIn(undefined, {
    settings: {
      'loginOptions.confirmPasswordOption': 'true',
      'loginOptions.recoverCredentialsWithoutQuestionOption': 'true',
    },
  }),
  {
    play: async (story) => {
      await borrower(story, userInformationTexts).presses('changePassword');
      await changes('newPassword', 'short')(story);
    },
  },
);

export const InTheMobileApp = inScene(signedIn(undefined, { userAgent: 'Test/1.0 gacmobile' }));

export const ContactDataOnRequest = inScene(
  signedIn(undefined, {
    settings: {
      'profileOptions.forceManualCifChangesOption': 'true',
      'profileOptions.hidePhonesOption': 'true',
    },
    configuration: { pages: { requestChange: '/change' } },
  }),
);

export const Company = inScene(
  signedIn(undefined, {
    session: { companyNumber: 12 },
    settings: { 'profileOptions.hidePersonalInformationOption': 'true' },
  }),
);

export const PartsMissing = inScene(
  signedIn(({ server }) => server.answerRaw(profile, { HasNoErrors: true })),
);
export const EmailPending = inScene(
  signedIn(({ server }) =>
    server.answer(profile, {
      ...profileAnswer(),
      userInfo: { logonName: 'maya', emailAddress: 'maya@example.com', pendingEmailAddress: email },
    }),
  ),
);
export const Loading = inScene(signedIn(({ server }) => void server.hold(profile)));

export const NotLoaded = inScene(
  signedIn(({ server }) => server.drop(profile)),
  {
    play: async (story) => {
      await borrower(story, profileTexts).sees('failed');
    },
  },
);

export const SignedOut = inScene({});
