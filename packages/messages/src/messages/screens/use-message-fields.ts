import { useTexts } from '@portico/element';
import type { FieldProblem, MessageField } from '@portico/rules';
import { problemIn, type MessagesEvent, type MessagesState } from '../messages.flow';
import { messagesTexts, type MessagesTextKey } from '../messages.texts';

export type MessageFormProps = {
  readonly state: MessagesState;
  readonly send: (event: MessagesEvent) => void;
  readonly signedIn: boolean;
};

const problems: Readonly<Record<MessageField, Readonly<Record<FieldProblem, MessagesTextKey>>>> = {
  name: { required: 'nameRequired', invalid: 'nameInvalid' },
  email: { required: 'emailRequired', invalid: 'emailInvalid' },
  branch: { required: 'branchInvalid', invalid: 'branchInvalid' },
  subject: { required: 'subjectRequired', invalid: 'subjectInvalid' },
  message: { required: 'messageRequired', invalid: 'messageInvalid' },
};

/** The properties that all typed fields share. */
export type CommonOf = ReturnType<typeof useMessageFields>;

export function useMessageFields({ state, send, signedIn }: MessageFormProps) {
  const t = useTexts(messagesTexts);
  return (field: MessageField) => {
    const problem = state.touched.has(field) ? problemIn(state, field, signedIn) : undefined;
    return {
      name: field,
      label: t(field),
      value: state.entry[field],
      error: problem && t(problems[field][problem]),
      onChange: (text: string) => send({ type: 'edit', field, text }),
      onBlur: () => send({ type: 'leave', field }),
    };
  };
}
