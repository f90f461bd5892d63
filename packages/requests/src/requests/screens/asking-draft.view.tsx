import { longDraftTime, maskNumbers } from '@portico/core/drafts';
import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { OfferedRequest } from '@portico/contract';
import { shownFields } from '@portico/shared/requests';
import type { ReactNode } from 'react';
import type { AskingEvent, AskingState } from '../../asking/asking.flow';
import { requestDraft } from '../request-draft';

export const texts = [draftTexts];

/** Keeps the answers of a request that is not sent yet for a day; documents and numbers in texts are not kept. */
export default function AskingDraft(props: {
  readonly accountNumber: string;
  readonly kind: OfferedRequest;
  readonly state: AskingState;
  readonly send: (event: AskingEvent) => void;
}): ReactNode {
  const { accountNumber, kind, state, send } = props;
  const kept = shownFields(kind.fields).fields.filter(({ type }) => type !== 'document');
  const saved = Object.fromEntries(kept.map(({ key }) => [key, '']));
  const typed = kept.map(({ key, type }) => {
    const value = state.values[key] ?? '';
    return [key, type === 'text' ? maskNumbers(value) : value] as const;
  });
  const draft = useDraft(requestDraft(accountNumber, kind.kind), {
    values: Object.fromEntries(typed),
    saved,
    time: longDraftTime,
    restore: (field, value) => send({ type: 'change', field, value }),
  });
  return state.step.at === 'answering' && state.sending.at !== 'sent' ? (
    <DraftNotice draft={draft} />
  ) : null;
}
