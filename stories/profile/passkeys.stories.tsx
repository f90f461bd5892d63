import {
  passkeyList,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { browserRefuses, stubPasskeys, type TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  PasskeysSection,
  passkeysViewTexts as texts,
  passkeysTexts,
  type PasskeysTextKey,
} from '@portico/profile/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { profileSection } from './profile-section';

const meta = {
  title: 'Screens/Profile/Passkeys',
  ...widgetMeta(
    profileSection(PasskeysSection, texts),
    'Passkeys: signing in by fingerprint, face or the device’s code in place of a password.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

type About = {
  readonly answers?: (test: TestCore) => void;
  readonly create?: () => Promise<unknown>;
  readonly play?: Play;
};

const never = () => new Promise<never>(() => undefined);

/** The section in a browser that knows passkeys. */
function passkeys({ answers: more, create, play }: About = {}): WidgetStory {
  return inScene(
    {
      options: { session: true },
      answers: (test) => {
        test.server.answer(passkeyList, answers.passkeyList());
        test.server.answer(passkeyRegistrationOptions, answers.passkeyRegistrationOptions());
        test.server.answer(registerPasskey, answers.registerPasskey());
        test.server.answer(removePasskey, answers.removePasskey());
        more?.(test);
      },
    },
    { beforeEach: () => stubPasskeys(create && { create }).restore, ...(play && { play }) },
  );
}

/** Adds a passkey, and waits for a sentence. */
const adding =
  (key: PasskeysTextKey, name = 'Laptop'): Play =>
  async (story) => {
    const me = borrower(story, passkeysTexts);
    await me.presses('add');
    await me.sees('nameHint');
    if (name) await me.types('name', name);
    await me.presses('continue');
    await me.sees(key, { name });
  };

/** Asks to remove the only passkey. */
const asking: Play = async (story) => {
  const me = borrower(story, passkeysTexts);
  await userEvent.click(await me.finds('li button'));
  await me.sees('removeQuestion', { name: 'Maya’s phone' });
};

const removing =
  (key: PasskeysTextKey): Play =>
  async (story) => {
    await asking(story);
    const me = borrower(story, passkeysTexts);
    await me.presses('remove');
    await me.sees(key, { name: 'Maya’s phone' });
  };

const refused = (code: string, key: PasskeysTextKey) =>
  passkeys({
    answers: ({ server }) => server.refuse(registerPasskey, code, 200),
    play: adding(key),
  });

const refusedByBrowser = (name: string, key: PasskeysTextKey) =>
  passkeys({ create: browserRefuses(name), play: adding(key) });

export const Listed = passkeys();
export const NotUsedYet = passkeys({
  answers: ({ server }) =>
    server.answer(
      passkeyList,
      answers.passkeyList().map((one) => ({ ...one, lastUsed: undefined })),
    ),
});
export const None = passkeys({ answers: ({ server }) => server.answer(passkeyList, []) });
export const Loading = passkeys({ answers: ({ server }) => void server.hold(passkeyList) });
export const NotLoaded = passkeys({ answers: ({ server }) => server.drop(passkeyList) });
export const NameMissing = passkeys({ play: adding('nameRequired', '') });
export const NameTooLong = passkeys({
  play: adding('nameTooLong', 'My phone '.repeat(6)),
});
export const Waiting = passkeys({ create: never, play: adding('waiting') });
export const Added = passkeys({ play: adding('addedNow') });
export const Cancelled = refusedByBrowser('NotAllowedError', 'errorCancelled');
export const TookTooLong = refused('Expired', 'errorTimeout');
export const AlreadyAdded = refusedByBrowser('InvalidStateError', 'errorAlreadyRegistered');
export const NoScreenLock = refusedByBrowser('ConstraintError', 'errorNoVerification');
export const NotThisDevice = refusedByBrowser('NotSupportedError', 'errorDevice');
export const NotOnThisPage = refused('NotOffered', 'errorAddress');
export const TooMany = refused('TooMany', 'errorTooMany');
export const NotAdded = refused('Error', 'errorAdd');
export const RemoveQuestion = passkeys({ play: asking });
export const Removed = passkeys({ play: removing('removedNow') });
export const NotRemoved = passkeys({
  answers: ({ server }) => server.refuse(removePasskey, 'Error'),
  play: removing('errorRemove'),
});
