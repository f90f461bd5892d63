import {
  endSessions,
  giveProof,
  proofPasskeyOptions,
  proofWays,
  sendProofCode,
  sessionList,
  type ProofMethod,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { credentialsTexts } from '@portico/core/credentials';
import { browserRefuses, stubPasskeys, type TestCore } from '@portico/core/testing';
import type { Meta } from '@storybook/react-vite';
import { proofTexts, type ProofTextKey } from '@portico/shared/testing/parts';
import {
  DevicesSection,
  devicesViewTexts as texts,
  devicesTexts,
} from '@portico/profile/testing/parts';
import { borrower, testOf } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { profileSection } from './profile-section';

const meta = {
  title: 'Screens/Profile/Recent proof',
  ...widgetMeta(
    profileSection(DevicesSection, [...texts, proofTexts, credentialsTexts]),
    'A proof that is asked before a change that protects the account: a password or a security code.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

type About = {
  readonly methods?: readonly ProofMethod[];
  readonly answers?: (test: TestCore) => void;
  readonly get?: () => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
  readonly then?: Play;
};

const every: readonly ProofMethod[] = ['Password', 'Code', 'Passkey'];
const codeSentTo = 'm••••@example.com';

/** A change for which the lender wants a proof, and what follows in the dialog. */
function proof({
  methods = every,
  answers: more,
  get,
  settings = {},
  then,
}: About = {}): WidgetStory {
  return inScene(
    {
      options: { session: true, settings },
      answers: ({ server, ...test }) => {
        server.answer(sessionList, answers.sessionList());
        server.refuse(endSessions, 'ProofRequired');
        server.answer(proofWays, { ...answers.proofWays(), methods, codeSentTo });
        server.answer(sendProofCode, answers.sendProofCode());
        server.answer(proofPasskeyOptions, answers.proofPasskeyOptions());
        more?.({ server, ...test });
      },
    },
    {
      beforeEach: () => stubPasskeys(get && { get }).restore,
      play: async (story) => {
        await borrower(story, devicesTexts).presses('endOthers');
        await borrower(story, proofTexts).sees('sessions');
        await then?.(story);
      },
    },
  );
}

const sees =
  (key: ProofTextKey): Play =>
  async (story) => {
    await borrower(story, proofTexts).sees(key);
  };

/** Types a password, or nothing, and confirms. */
const givesPassword =
  (key: ProofTextKey, password = 'Secret-1'): Play =>
  async (story) => {
    const me = borrower(story, proofTexts);
    await me.finds('input[name="password"]');
    if (password) await me.types('password', password);
    await me.presses('confirm');
    await me.sees(key);
  };

const getsCode: Play = async (story) => {
  const me = borrower(story, proofTexts);
  await me.presses('useCode');
  await me.finds('input[name="code"]');
};

const givesCode =
  (key: ProofTextKey, code = '123456'): Play =>
  async (story) => {
    await getsCode(story);
    const me = borrower(story, proofTexts);
    if (code) await me.types('code', code);
    await me.presses('confirm');
    await me.sees(key);
  };

const chooses =
  (way: 'useCode' | 'usePasskey', key: ProofTextKey): Play =>
  async (story) => {
    const me = borrower(story, proofTexts);
    await me.presses(way);
    await me.sees(key);
  };

const refuses = (code: string) => ({
  answers: ({ server }: TestCore) => server.refuse(giveProof, code),
});
const sends = (answer: (test: TestCore) => void, key: ProofTextKey) =>
  proof({ answers: answer, then: chooses('useCode', key) });

export const Password = proof({ then: sees('passwordLabel') });
export const OnlyPassword = proof({ methods: ['Password'], then: sees('passwordLabel') });
export const PasswordMissing = proof({ then: givesPassword('passwordRequired', '') });
export const WrongPassword = proof({ ...refuses('Invalid'), then: givesPassword('errorPassword') });
export const TooManyPasswords = proof({
  ...refuses('LockedOnBadPassword'),
  then: givesPassword('errorLocked'),
});
export const Confirming = proof({
  answers: ({ server }) => void server.hold(giveProof),
  then: givesPassword('confirming'),
});
export const NoAnswer = proof({
  answers: ({ server }) => server.drop(giveProof),
  then: givesPassword('errorUnknown'),
});
export const NotConfirmed = proof({ ...refuses('Error'), then: givesPassword('error') });

export const CodeOffered = proof({ methods: ['Code', 'Password'], then: sees('sendCode') });
export const CodeSending = sends(({ server }) => void server.hold(sendProofCode), 'resending');
export const CodeSent = proof({ then: getsCode });
export const CodeSentToYourEmail = proof({
  answers: ({ server }) =>
    server.answer(proofWays, { ...answers.proofWays(), methods: ['Code'], codeSentTo: undefined }),
  then: async (story) => {
    const words = testOf(story.loaded).core.texts(proofTexts).value;
    await borrower(story, proofTexts).sees('codeOffer', { address: words('yourEmail') });
  },
});
export const CodeSentAgain = proof({
  ...refuses('CodeExpired'),
  then: async (story) => {
    await givesCode('errorCodeExpired')(story);
    const me = borrower(story, proofTexts);
    await me.presses('resend');
    await me.sees('resent');
  },
});
export const CodeMissing = proof({ then: givesCode('codeRequired', '') });
export const WrongCode = proof({ ...refuses('CodeInvalid'), then: givesCode('errorCodeInvalid') });
export const OldCode = proof({ ...refuses('CodeExpired'), then: givesCode('errorCodeExpired') });
export const TooManyAttempts = proof({
  ...refuses('MaxAttemptsReached'),
  then: givesCode('errorMaxAttemptsReached'),
});
export const CodeNotSent = sends(
  ({ server }) => server.refuse(sendProofCode, 'Error'),
  'errorSend',
);
export const TooManyCodes = sends(
  ({ server }) => server.refuse(sendProofCode, 'MaxAttemptsReached'),
  'errorSendTooMany',
);
export const CodePerhapsSent = sends(
  ({ server }) => server.drop(sendProofCode),
  'errorSendUnknown',
);

export const PasskeyOffered = proof({
  methods: ['Passkey', 'Password'],
  then: sees('passkeyOffer'),
});
export const PasskeyWaiting = proof({
  get: () => new Promise<never>(() => undefined),
  then: chooses('usePasskey', 'waiting'),
});
export const PasskeyCancelled = proof({
  get: browserRefuses('NotAllowedError'),
  then: chooses('usePasskey', 'errorPasskeyCancelled'),
});
export const PasskeyFailed = proof({
  get: browserRefuses('SecurityError'),
  then: chooses('usePasskey', 'errorPasskeyFailed'),
});
export const PasskeyTooSlow = proof({
  ...refuses('Expired'),
  then: chooses('usePasskey', 'errorPasskeyExpired'),
});
export const OtherPasskey = proof({
  ...refuses('Invalid'),
  then: chooses('usePasskey', 'errorPasskeyInvalid'),
});

export const Loading = proof({ answers: ({ server }) => void server.hold(proofWays) });
export const NotLoaded = proof({
  answers: ({ server }) => server.drop(proofWays),
  then: sees('errorLoad'),
});
const withoutCalls = ({ server }: TestCore) => server.answerRaw(proofWays, '', 404);
export const NotPossible = proof({ answers: withoutCalls, then: sees('unavailable') });
export const NotPossibleButByPhone = proof({
  answers: withoutCalls,
  settings: { 'globalOptions.customerServicePhone': '555-0100' },
  then: async (story) => {
    await borrower(story, proofTexts).finds('[role="alert"]');
  },
});
export const Cancelled = proof({
  then: async (story) => {
    await borrower(story, proofTexts).presses('cancel');
    await borrower(story, devicesTexts).sees('errorProofRequired');
  },
});
export const Proven = proof({
  answers: ({ server }) => server.answer(giveProof, answers.giveProof()),
  then: async (story) => {
    const { server } = testOf(story.loaded);
    const me = borrower(story, proofTexts);
    await me.finds('input[name="password"]');
    await me.types('password', 'Secret-1');
    server.answer(endSessions, answers.endSessions());
    await me.presses('confirm');
    await borrower(story, devicesTexts).sees('endedOthers');
  },
});
