import { useTexts } from '@portico/element';
import { fieldProps, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { recoveryTexts } from '../recovery.sentences';
import { RecoveryForm, type RecoveryFormProps } from './recovery-form';

/** The borrower's secret question and its answer (access §2). */
export function AnswerForm(props: RecoveryFormProps & { readonly question: string }): ReactNode {
  const t = useTexts(recoveryTexts);
  const error = props.state.errors.answer && t('answerRequired');
  return (
    <RecoveryForm {...props}>
      <TextInput
        {...fieldProps(props, 'answer', t('answer'), error)}
        name="secretAnswer"
        hint={<span className="text-base text-ink">{props.question}</span>}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </RecoveryForm>
  );
}
