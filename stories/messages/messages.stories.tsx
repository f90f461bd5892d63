import { captchaChallenge, contactUs, feedback } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { keepDraft } from '@portico/core/drafts';
import type { TestCore } from '@portico/core/testing';
import { draftTexts } from '@portico/shared/draft';
import { messagesTexts, messagesWidget } from '@portico/messages';
import type { Meta } from '@storybook/react-vite';
import { feedbackSettings } from '../../demo-host/api/seed/feedback';
import { borrower } from '../frame/borrower';
import { lenderLogo } from '../frame/lender-logo';
import {
  inScene,
  widgetMeta,
  type Scene,
  type WidgetArgs,
  type WidgetStory,
} from '../frame/widget-stories';

const meta = {
  title: 'Screens/Messages/Messages',
  ...widgetMeta(messagesWidget, 'A message to the lender: a question, a request or feedback.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const options = { buckets: feedbackSettings, settings: { 'globalOptions.logoImage': lenderLogo } };
const taken = ({ server }: TestCore) => {
  server.answer(captchaChallenge, answers.captchaChallenge());
  server.answer(feedback, answers.feedback());
  server.answer(contactUs, answers.contactUs());
};
const visitor = (prepare = (_: TestCore) => {}): Scene => ({
  options,
  answers: (test) => {
    taken(test);
    prepare(test);
  },
});
const signedIn: Scene = { options: { ...options, session: true }, answers: taken };

/** Everything is filled in, and the captcha completed. */
const asks: Play = async (story) => {
  const me = borrower(story, messagesTexts);
  await me.picks('kind', 'question');
  await me.types('name', 'Ada Byron');
  await me.types('email', 'ada@example.com');
  await me.types('branch', '12');
  await me.types('subject', 'Opening hours');
  await me.writes('message', 'When do you open on Saturday?');
  await me.ticks('captcha');
  await me.finds('input[name=captcha]:checked');
};

const sends =
  (seen: keyof typeof messagesTexts.english): Play =>
  async (story) => {
    const me = borrower(story, messagesTexts);
    await asks(story);
    await me.disappears('captchaChecking');
    await me.presses('send');
    await me.sees(seen);
  };

export const ForAVisitor = inScene(visitor());
export const ForABorrower = inScene(signedIn);
export const Question = inScene(visitor(), { play: asks });
export const FeedbackThatWasGood = inScene(signedIn, {
  play: async (story) => {
    const me = borrower(story, messagesTexts);
    await me.picks('kind', 'feedback');
    await me.chooses('rating', 'good');
    await me.sees('goodQuestion');
  },
});
export const FeedbackThatCouldBeBetter = inScene(signedIn, {
  play: async (story) => {
    const me = borrower(story, messagesTexts);
    await me.picks('kind', 'feedback');
    await me.chooses('rating', 'bad');
    await me.sees('badQuestion');
  },
});
export const HardlyAnythingLeft = inScene(signedIn, {
  play: async (story) => {
    const me = borrower(story, messagesTexts);
    await me.writes('message', 'When do you open? '.repeat(15));
    await me.sees('charactersLeft', { count: 30 });
  },
});
export const SomethingMissing = inScene(visitor(), {
  play: async (story) => {
    const me = borrower(story, messagesTexts);
    await me.picks('kind', 'question');
    await me.presses('send');
    await me.sees('captchaMissing');
  },
});
export const NoCaptcha = inScene(
  visitor(({ server }) => server.drop(captchaChallenge)),
  {
    play: async (story) => {
      const me = borrower(story, messagesTexts);
      await me.ticks('captcha');
      await me.sees('captchaFailed');
    },
  },
);
export const Sending = inScene(
  visitor(({ server }) => void server.hold(contactUs)),
  { play: sends('sending') },
);
export const Failed = inScene(
  visitor(({ server }) => server.drop(contactUs)),
  { play: sends('error') },
);
export const Sent = inScene(visitor(), { play: sends('questionSent') });

const withDraft = visitor(({ core }) =>
  keepDraft(core, 'messages', {
    kind: 'question',
    name: 'Ada Byron',
    subject: 'Opening hours',
    message: 'When do you open on',
  }),
);
export const Kept = inScene(withDraft, {
  play: async (story) => {
    await borrower(story, draftTexts).sees('kept');
  },
});
export const Discarded = inScene(withDraft, {
  play: async (story) => {
    const me = borrower(story, draftTexts);
    await me.presses('discard');
    await me.sees('discarded');
  },
});
export const QuestionsOnly: WidgetStory = {
  ...inScene(visitor()),
  args: { 'messageOptions.hideFeedbackOption': true },
};
