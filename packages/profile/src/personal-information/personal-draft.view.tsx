import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { PhoneSlot } from '@portico/rules';
import type { ReactNode } from 'react';
import type {
  PersonalInformationEvent,
  PersonalInformationState,
} from './personal-information.flow';
import type { PersonalEntry } from './personal-information.model';

export const texts = [draftTexts];

/** Keeps the address and the numbers that are typed; an agreement to texts is asked for again. */
export default function PersonalDraft(props: {
  readonly state: PersonalInformationState;
  readonly send: (event: PersonalInformationEvent) => void;
}): ReactNode {
  const { state, send } = props;
  const { values, saved } = state;
  const draft = useDraft('profile.personal', {
    values: textsOf(values),
    saved: textsOf(saved),
    restore(field, value) {
      if (isPhone(field)) send({ type: 'phone', slot: field, number: value });
      else send({ type: 'change', field, value });
    },
  });
  return <DraftNotice draft={draft} />;
}

function textsOf({ address1, city, state, zipCode, phone1, phone2 }: PersonalEntry) {
  return {
    ...{ address1, city, state, zipCode },
    phone1: phone1.phoneNumber,
    phone2: phone2.phoneNumber,
  };
}

const isPhone = (field: string): field is PhoneSlot => field === 'phone1' || field === 'phone2';
