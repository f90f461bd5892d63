import { useTexts } from '@portico/element';
import { Button, TextInput } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import type { RecoveryEvent, RecoveryState } from '../recovery.flow';
import { recoveryTexts } from '../recovery.texts';

type AnswerFormProps = {
  readonly question: string;
  readonly state: RecoveryState<unknown>;
  readonly send: (event: RecoveryEvent) => void;
};

/** The borrower's secret question and its answer (access §2). */
export function AnswerForm({ question, state, send }: AnswerFormProps): ReactNode {
  const t = useTexts(recoveryTexts);
  const field = useRef<HTMLInputElement>(null);
  const empty = state.answer.trim() === '';
  const submit = () => {
    send({ type: 'submit' });
    if (empty) field.current?.focus();
  };
  return (
    <form
      method="dialog"
      noValidate
      className="grid gap-4"
      onClick={(event) => event.defaultPrevented && submit()}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        ref={field}
        label={t('answer')}
        hint={question}
        name="secretAnswer"
        autoComplete="off"
        spellCheck={false}
        required
        value={state.answer}
        error={state.touched.answer && empty ? t('answerRequired') : undefined}
        onChange={(text) => send({ type: 'typed', field: 'answer', text })}
        onBlur={() => send({ type: 'touched', field: 'answer' })}
      />
      <Button
        type="submit"
        variant="primary"
        busy={state.loading}
        disabled={empty || state.loading}
      >
        {t(state.loading ? 'continuing' : 'continue')}
      </Button>
    </form>
  );
}
