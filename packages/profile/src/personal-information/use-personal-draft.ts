import { useDraft, type KeptDraft } from '@portico/element/draft';
import type { PhoneSlot } from '@portico/rules';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from './personal-information.flow';
import type { PersonalEntry } from './personal-information.model';

/** Keeps the address and the numbers that are typed; an agreement to texts is asked for again. */
export function usePersonalDraft(
  { values, saved }: PersonalInformationState,
  send: (event: PersonalInformationEvent) => void,
): KeptDraft {
  return useDraft('profile.personal', {
    values: textsOf(values),
    saved: textsOf(saved),
    restore(field, value) {
      if (isPhone(field)) send({ type: 'phone', slot: field, number: value });
      else send({ type: 'change', field, value });
    },
  });
}

function textsOf({ address1, city, state, zipCode, phone1, phone2 }: PersonalEntry) {
  return {
    ...{ address1, city, state, zipCode },
    phone1: phone1.phoneNumber,
    phone2: phone2.phoneNumber,
  };
}

const isPhone = (field: string): field is PhoneSlot => field === 'phone1' || field === 'phone2';
