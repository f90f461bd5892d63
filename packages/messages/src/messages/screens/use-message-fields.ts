import { useTexts } from '@portico/element';
import type { FieldProblem, MessageField } from '@portico/rules';
import { fieldProps } from '@portico/ui';
import type { MessagesEvent, MessagesState } from '../messages.flow';
import { messagesTexts, type MessagesTextKey } from '../messages.sentences';

export type MessageFormProps = {
  readonly state: MessagesState;
  readonly send: (event: MessagesEvent) => void;
};

const errorTexts: Readonly<Record<MessageField, Readonly<Record<FieldProblem, MessagesTextKey>>>> =
  {
    name: { required: 'nameRequired', invalid: 'nameInvalid' },
    email: { required: 'emailRequired', invalid: 'emailInvalid' },
    branch: { required: 'branchInvalid', invalid: 'branchInvalid' },
    subject: { required: 'subjectRequired', invalid: 'subjectInvalid' },
    message: { required: 'messageRequired', invalid: 'messageInvalid' },
  };

/** The properties of each typed field. */
export type MessageFields = ReturnType<typeof useMessageFields>;

export function useMessageFields(form: MessageFormProps) {
  const t = useTexts(messagesTexts);
  return (field: MessageField) => {
    const error = form.state.errors[field];
    return fieldProps(form, field, t(field), error && t(errorTexts[field][error]));
  };
}
