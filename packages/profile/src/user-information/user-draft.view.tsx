import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import type { UserInformationEvent, UserInformationState } from './user-information.flow';

export const texts = [draftTexts];

/** Keeps the login name, the e-mail address and the question; never a password or an answer. */
export default function UserDraft(props: {
  readonly state: UserInformationState;
  readonly send: (event: UserInformationEvent) => void;
}): ReactNode {
  const { values, saved } = props.state;
  const { logonName, emailAddress, secretQuestion } = saved;
  const draft = useDraft('profile.user', {
    values,
    saved: { logonName, emailAddress, secretQuestion },
    restore: (field, value) => props.send({ type: 'change', field, value }),
  });
  return <DraftNotice draft={draft} />;
}
