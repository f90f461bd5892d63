import { setPasswordQuestion } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { signInWidget } from '@portico/sign-in';
import type { Meta } from '@storybook/react-vite';
import { secretQuestionTexts } from '@portico/sign-in/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { afterPassword, logIn, type Play } from './after-password';

const meta = {
  title: 'Screens/Sign in/Secret question',
  ...widgetMeta(
    signInWidget,
    'The step of signing in that asks for a secret question and its answer.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const questions = ['What was the name of your first pet?', 'In what city were you born?'];
const offered = { 'loginOptions.secretQuestions': questions.join('\n') };

const scene = (answers: (test: TestCore) => void = () => undefined, settings = offered) =>
  afterPassword({ login: { hasPasswordQuestion: false }, settings, answers });

const reached: Play = async (story) => {
  await logIn(story);
  await borrower(story, secretQuestionTexts).sees('heading');
};

const saved =
  (answer: string, seen: keyof typeof secretQuestionTexts.english): Play =>
  async (story) => {
    await reached(story);
    const me = borrower(story, secretQuestionTexts);
    if (answer) {
      await me.picks('secretQuestion', questions[0] ?? '');
      await me.types('secretAnswer', answer);
    }
    await me.presses('submit');
    await me.sees(seen);
  };

export const Asked = inScene(scene(), { play: reached });
export const NothingEntered = inScene(scene(), { play: saved('', 'questionRequired') });
export const OtherCharacters = inScene(scene(), { play: saved('<Rex>', 'answerCharacters') });

export const Saving = inScene(
  scene(({ server }) => void server.hold(setPasswordQuestion)),
  { play: saved('Rex', 'submitting') },
);

export const Failed = inScene(
  scene(({ server }) => server.refuse(setPasswordQuestion, 'Error')),
  { play: saved('Rex', 'error') },
);

export const NoQuestions = inScene(scene(undefined, { 'loginOptions.secretQuestions': '' }), {
  play: async (story) => {
    await logIn(story);
    await borrower(story, secretQuestionTexts).sees('noQuestions');
  },
});
