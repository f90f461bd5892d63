import { passkeySignIn, passkeySignInOptions } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { browserRefuses, stubPasskeys } from '@portico/core/testing';
import { signInErrorsTexts, signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { passkeySignInTexts } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import type { Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/Passkey',
  ...widgetMeta(signInWidget, 'Signing in with a passkey.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type About = {
  readonly get?: () => Promise<unknown>;
  /** The code with which the server refuses. */
  readonly code?: string;
  readonly play: Play;
};

/** The form in a browser that knows passkeys, of a lender who offers them. */
function offered({ get, code = 'Invalid', play }: About): WidgetStory {
  return inScene(
    {
      options: { settings: { 'profileOptions.usePasskeysOption': 'true' } },
      answers: ({ server }) => {
        server.answer(passkeySignInOptions, answers.passkeySignInOptions());
        server.refuse(passkeySignIn, code, 403);
      },
    },
    { beforeEach: () => stubPasskeys(get && { get }).restore, play },
  );
}

const pressing =
  (key: keyof typeof passkeySignInTexts.english): Play =>
  async (story) => {
    const me = borrower(story, passkeySignInTexts);
    await me.presses('signIn');
    await me.sees(key);
  };

const refusedWith =
  (key: keyof typeof signInErrorsTexts.english): Play =>
  async (story) => {
    await borrower(story, passkeySignInTexts).presses('signIn');
    await borrower(story, signInErrorsTexts).sees(key);
  };

const never = () => new Promise<never>(() => undefined);

export const Offered = offered({
  play: async (story) => {
    await borrower(story, passkeySignInTexts).sees('signIn');
  },
});
export const Waiting = offered({ get: never, play: pressing('waiting') });
export const Cancelled = offered({
  get: browserRefuses('NotAllowedError'),
  play: pressing('cancelled'),
});
export const NotPossible = offered({
  get: browserRefuses('SecurityError'),
  play: pressing('failed'),
});
export const Unknown = offered({ play: refusedWith('errorPasskeyInvalid') });
export const TookTooLong = offered({ code: 'Expired', play: refusedWith('errorPasskeyExpired') });
