import { changesTexts } from '@portico/core/internal';
import { useFailureText, useFlow, useSetting, useTexts } from '@portico/element';
import { hasAllowedCharacters } from '@portico/rules';
import { Button, DialogActions, fieldProps, Select, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { secretQuestions } from '@portico/shared/settings';
import type { PostSignIn, StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { signInStepTexts } from '../sign-in-step.sentences';
import { StepForm } from '../step-form';
import { createSecretQuestion } from './secret-question.controller';
import { secretQuestionTexts } from './secret-question.sentences';

export const texts = [secretQuestionTexts, signInStepTexts, changesTexts];

/** A question from the lender's list, and its answer (access §2). */
export default function SecretQuestionView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(secretQuestionTexts);
  const questions = useSetting(secretQuestions).filter(hasAllowedCharacters);
  return (
    <StepDialog postSignIn={postSignIn} title={t('heading')}>
      {questions.length > 0 ? (
        <QuestionForm postSignIn={postSignIn} questions={questions} />
      ) : (
        <>
          <p>{t('noQuestions')}</p>
          <DialogActions>
            <Button variant="quiet" onClick={postSignIn.cancel}>
              {t('cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </StepDialog>
  );
}

type FormProps = { readonly postSignIn: PostSignIn; readonly questions: readonly string[] };

function QuestionForm({ postSignIn, questions }: FormProps): ReactNode {
  const t = useTexts(secretQuestionTexts);
  const failure = useFailureText(secretQuestionTexts);
  const { state, send } = useFlow(() => createSecretQuestion(postSignIn));
  const { errors, submitError } = state;
  return (
    <StepForm
      state={state}
      send={send}
      t={t}
      onCancel={postSignIn.cancel}
      problem={submitError && failure('error', submitError.unanswered)}
    >
      <p>{t('intro')}</p>
      <Select
        {...fieldProps(
          { state, send },
          'question',
          t('question'),
          errors.question && t(errors.question),
        )}
        name="secretQuestion"
        placeholder={t('choose')}
        options={questions.map((text) => ({ value: text, label: text }))}
      />
      <TextInput
        {...fieldProps({ state, send }, 'answer', t('answer'), errors.answer && t(errors.answer))}
        name="secretAnswer"
        autoComplete="off"
        spellCheck={false}
        hint={t('answerHint')}
      />
    </StepForm>
  );
}
