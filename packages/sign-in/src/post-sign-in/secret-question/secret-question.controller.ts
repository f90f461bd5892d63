import { setPasswordQuestion } from '@portico/contract';
import { checkSecretAnswer } from '@portico/rules';
import { createEntryFlow, type EntryFlow } from '../entry.flow';
import type { PostSignIn } from '../step';
import { sendStep } from '../step-call';

export type QuestionEntry = { readonly question: string; readonly answer: string };

/** The problem of each field; `failed`: the entry could not be saved. */
export type QuestionProblem = {
  readonly question?: 'questionRequired' | undefined;
  readonly answer?: 'answerRequired' | 'answerCharacters' | undefined;
  readonly failed?: boolean;
};

/** The secret-question step through the lender's API (access §7; D37). */
export function createSecretQuestion(
  postSignIn: PostSignIn,
): EntryFlow<QuestionEntry, QuestionProblem> {
  const { held, queue } = postSignIn;
  return createEntryFlow<QuestionEntry, QuestionProblem>({
    check(entry) {
      const question = entry.question === '' ? 'questionRequired' : undefined;
      const answer = answerProblem(entry.answer);
      return question || answer ? { question, answer } : undefined;
    },
    async submit({ question, answer }) {
      const checked = checkSecretAnswer(answer);
      const sent = await sendStep(postSignIn, setPasswordQuestion, {
        passwordQuestion: question,
        passwordAnswer: checked.ok ? checked.value : answer,
        userToken: held.token(),
      });
      return sent.ok ? undefined : { failed: true };
    },
    completed: () => void queue.complete(),
  });
}

function answerProblem(answer: string): QuestionProblem['answer'] {
  const checked = checkSecretAnswer(answer);
  if (checked.ok) return undefined;
  return checked.code === 'required' ? 'answerRequired' : 'answerCharacters';
}
