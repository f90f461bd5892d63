import { setPasswordQuestion } from '@portico/contract';
import { createForm, type Form, unanswered } from '@portico/core/internal';
import { checkSecretAnswer, errorOf } from '@portico/rules';
import type { PostSignIn } from '../step';
import { sendStep, type StepFailure } from '../step-call';

type Values = { readonly question: string; readonly answer: string };

type Errors = {
  readonly question: 'questionRequired' | undefined;
  readonly answer: 'answerRequired' | 'answerCharacters' | undefined;
};

/** The secret-question step through the lender's API (access §7; D37). */
export function createSecretQuestion(postSignIn: PostSignIn): Form<Values, Errors, StepFailure> {
  const { held, queue } = postSignIn;
  return createForm({
    values: { question: '', answer: '' },
    validate: ({ question, answer }): Errors => ({
      question: question === '' ? 'questionRequired' : undefined,
      answer: answerError(answer),
    }),
    async submit({ question, answer }) {
      const checked = checkSecretAnswer(answer);
      const sent = await sendStep(postSignIn, setPasswordQuestion, {
        passwordQuestion: question,
        passwordAnswer: checked.ok ? checked.value : answer,
        userToken: held.token(),
      });
      return sent.ok ? undefined : { unanswered: unanswered(sent.error) };
    },
    completed: () => void queue.complete(),
  });
}

function answerError(answer: string): Errors['answer'] {
  const failure = errorOf(checkSecretAnswer(answer));
  return failure && (failure.code === 'required' ? 'answerRequired' : 'answerCharacters');
}
