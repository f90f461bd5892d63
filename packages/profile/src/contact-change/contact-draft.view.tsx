import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import { emptyContact, type ContactValues } from './contact-change.model';
import type { ContactFormProps } from './screens/contact-form-props';

export const texts = [draftTexts];

/** Keeps what is typed until it is sent; the accounts, which are numbers, are chosen again. */
export default function ContactDraft({ state, send }: ContactFormProps): ReactNode {
  const draft = useDraft('contactChange', {
    values: textsOf(state.values),
    saved: textsOf(emptyContact),
    restore(field, value) {
      if (field === 'changesAddress' || field === 'changesPhone') {
        send({ type: 'change', field, value: value === String(true) });
      } else send({ type: 'change', field, value });
    },
  });
  return <DraftNotice draft={draft} />;
}

function textsOf({ accounts: _, changesAddress, changesPhone, ...typed }: ContactValues) {
  return { changesAddress: String(changesAddress), changesPhone: String(changesPhone), ...typed };
}
