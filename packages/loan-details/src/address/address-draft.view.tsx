import { shortMark } from '@portico/core/drafts';
import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import type { AddressEvent, AddressState } from './address.flow';

export const texts = [draftTexts];

/** Keeps the changed address of a loan until it is saved. */
export default function AddressDraft(props: {
  readonly accountNumber: string;
  readonly state: AddressState;
  readonly send: (event: AddressEvent) => void;
}): ReactNode {
  const { accountNumber, state, send } = props;
  const draft = useDraft(`address.${shortMark(accountNumber)}`, {
    values: state.values,
    saved: state.cached,
    restore: (field, value) => send({ type: 'change', field, value }),
  });
  return <DraftNotice draft={draft} />;
}
