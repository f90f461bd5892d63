import { maskNumbers } from '@portico/core/drafts';
import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import type { MessagesState } from './messages.flow';
import type { MessageFormProps } from './screens/use-message-fields';

export const texts = [draftTexts];

type MessageDraft = Readonly<
  Record<'kind' | 'name' | 'email' | 'branch' | 'subject' | 'message' | 'rating' | 'answer', string>
>;

const nothing: MessageDraft = {
  kind: '',
  name: '',
  email: '',
  branch: '',
  subject: '',
  message: '',
  rating: '',
  answer: '',
};

/** Keeps a message that is not sent yet; only Send sends it. */
export default function MessageDraft({ state, send }: MessageFormProps): ReactNode {
  const draft = useDraft('messages', {
    values: state.at === 'sent' ? nothing : typed(state),
    saved: nothing,
    restore(field, value) {
      if (field === 'rating') return isRating(value) && send({ type: 'rate', rating: value });
      if (field === 'answer') return send({ type: 'answer', text: value });
      if (field !== 'kind') return send({ type: 'change', field, value });
      return send({ type: 'change', field, value: isKind(value) ? value : undefined });
    },
  });
  return <DraftNotice draft={draft} />;
}

function typed({ values, rating, answers }: MessagesState): MessageDraft {
  const { kind = '', name, email, branch, subject, message } = values;
  return {
    ...{ kind, name, email, branch },
    subject: maskNumbers(subject),
    message: maskNumbers(message),
    rating: rating ?? '',
    answer: rating ? answers[rating] : '',
  };
}

const isRating = (value: string) => value === 'good' || value === 'bad';
const isKind = (value: string) => value === 'feedback' || value === 'question';
