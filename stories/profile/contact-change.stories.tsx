import { accountDetails, accountList, changeContactInfo } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { contactChangeTexts, contactChangeWidget } from '@portico/profile';
import type { Meta } from '@storybook/react-vite';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import {
  inScene,
  widgetMeta,
  type Scene,
  type WidgetArgs,
  type WidgetStory,
} from '../frame/widget-stories';

const meta = {
  title: 'Screens/Profile/Contact change',
  ...widgetMeta(
    contactChangeWidget,
    'A request for a new address, telephone number or e-mail address, which the lender’s staff handle.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const savings = account({ number: '001-2000001-5', type: 1, description: 'Savings' });

const signedIn = (prepare = (_: TestCore) => {}): Scene => ({
  options: { session: true },
  answers: (test) => {
    test.server.answer(accountList, accountsAnswer(account(), savings));
    test.server.answer(accountDetails, answers.accountDetails());
    test.server.answer(changeContactInfo, answers.changeContactInfo());
    prepare(test);
  },
});

const user = (story: Parameters<Play>[0]) => borrower(story, contactChangeTexts);

const choosesAccount: Play = async (story) => user(story).ticks('account0');

const entersPhones: Play = async (story) => {
  await choosesAccount(story);
  await user(story).ticks('changesPhone');
  await user(story).types('oldPhone1', '(319) 555-0148');
  await user(story).types('newPhone1', '(319) 555-0119');
};

const sends: Play = async (story) => {
  await entersPhones(story);
  await user(story).presses('submit');
};

export const Empty = inScene(signedIn());
export const AccountChosen = inScene(signedIn(), { play: choosesAccount });

export const Address = inScene(signedIn(), {
  play: async (story) => {
    await choosesAccount(story);
    await user(story).ticks('changesAddress');
    await user(story).sees('newAddress');
  },
});

export const AddressWithErrors = inScene(signedIn(), {
  play: async (story) => {
    await choosesAccount(story);
    await user(story).ticks('changesAddress');
    await user(story).types('newZip', '523');
    await user(story).presses('submit');
    await user(story).sees('zipTooFewDigits');
    await user(story).sees('required');
  },
});

export const Phones = inScene(signedIn(), { play: entersPhones });

export const NoPhoneEntered = inScene(signedIn(), {
  play: async (story) => {
    await choosesAccount(story);
    await user(story).ticks('changesPhone');
    await user(story).sees('phoneMissing');
  },
});

export const PhonesWithErrors = inScene(signedIn(), {
  play: async (story) => {
    await choosesAccount(story);
    await user(story).ticks('changesPhone');
    await user(story).types('oldPhone1', '(319) 5');
    await user(story).presses('submit');
    await user(story).sees('phoneInvalid');
    await user(story).sees('phonePair');
  },
});

export const Sending = inScene(
  signedIn(({ server }) => void server.hold(changeContactInfo)),
  {
    play: async (story) => {
      await sends(story);
      await user(story).finds('[role=status] svg');
    },
  },
);

export const Sent = inScene(signedIn(), {
  play: async (story) => {
    await sends(story);
    await user(story).sees('sent');
  },
});

export const NotSent = inScene(
  signedIn(({ server }) => server.drop(changeContactInfo)),
  {
    play: async (story) => {
      await sends(story);
      await user(story).sees('failed');
    },
  },
);

export const LoadingAccounts = inScene(signedIn(({ server }) => void server.hold(accountList)));
export const AccountsNotLoaded = inScene(signedIn(({ server }) => server.drop(accountList)));
export const NoAccounts = inScene(
  signedIn(({ server }) => server.answer(accountList, accountsAnswer())),
);
export const SignedOut = inScene({});
