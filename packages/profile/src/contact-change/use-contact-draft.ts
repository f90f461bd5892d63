import { useDraft, type KeptDraft } from '@portico/element/draft';
import { emptyContact, type ContactValues } from './contact-change.model';
import type { ContactFormProps } from './screens/contact-form-props';

/** Keeps what is typed until it is sent; the accounts, which are numbers, are chosen again. */
export function useContactDraft({ state, send }: ContactFormProps): KeptDraft {
  return useDraft('contactChange', {
    values: textsOf(state.values),
    saved: textsOf(emptyContact),
    restore(field, value) {
      if (field === 'changesAddress' || field === 'changesPhone') {
        send({ type: 'change', field, value: value === String(true) });
      } else send({ type: 'change', field, value });
    },
  });
}

function textsOf({ accounts: _, changesAddress, changesPhone, ...typed }: ContactValues) {
  return { changesAddress: String(changesAddress), changesPhone: String(changesPhone), ...typed };
}
