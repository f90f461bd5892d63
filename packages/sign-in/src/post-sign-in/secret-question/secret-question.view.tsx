import { secretQuestions } from '@portico/core/internal';
import { useFlow, useSetting, useTexts } from '@portico/element';
import { hasAllowedCharacters } from '@portico/rules';
import { Banner, Button, Select, TextInput } from '@portico/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { PostSignIn, StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { createSecretQuestion } from './secret-question.controller';
import { secretQuestionTexts } from './secret-question.texts';

export const texts = [secretQuestionTexts];

/** A question from the lender's list, and its answer (access §2). */
export default function SecretQuestionView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(secretQuestionTexts);
  const questions = useSetting(secretQuestions).filter(hasAllowedCharacters);
  return (
    <StepDialog title={t('heading')} onCancel={postSignIn.cancel}>
      {questions.length > 0 ? (
        <QuestionForm postSignIn={postSignIn} questions={questions} />
      ) : (
        <>
          <p>{t('noQuestions')}</p>
          <Button onClick={postSignIn.cancel}>{t('cancel')}</Button>
        </>
      )}
    </StepDialog>
  );
}

type FormProps = { readonly postSignIn: PostSignIn; readonly questions: readonly string[] };

function QuestionForm({ postSignIn, questions }: FormProps): ReactNode {
  const t = useTexts(secretQuestionTexts);
  const { state, send } = useFlow(() => createSecretQuestion(postSignIn));
  const [entry, setEntry] = useState({ question: '', answer: '' });
  const question = useRef<HTMLSelectElement>(null);
  const answer = useRef<HTMLInputElement>(null);
  const { problem, sending } = state;
  const change = (patch: Partial<typeof entry>) => {
    setEntry({ ...entry, ...patch });
    send({ type: 'changed' });
  };
  const submit = () => {
    send({ type: 'submit', entry });
    (entry.question === '' ? question : answer).current?.focus();
  };
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{t('intro')}</p>
      {problem?.failed && <Banner tone="error">{t('error')}</Banner>}
      <Select
        ref={question}
        name="secretQuestion"
        label={t('question')}
        placeholder={t('choose')}
        value={entry.question}
        options={questions.map((text) => ({ value: text, label: text }))}
        error={problem?.question && t(problem.question)}
        onChange={(chosen) => change({ question: chosen })}
      />
      <TextInput
        ref={answer}
        name="secretAnswer"
        autoComplete="off"
        spellCheck={false}
        label={t('answer')}
        hint={t('answerHint')}
        value={entry.answer}
        error={problem?.answer && t(problem.answer)}
        onChange={(text) => change({ answer: text })}
      />
      <Button type="submit" variant="primary" busy={sending}>
        {t(sending ? 'submitting' : 'submit')}
      </Button>
      <Button variant="quiet" onClick={postSignIn.cancel}>
        {t('cancel')}
      </Button>
    </form>
  );
}
