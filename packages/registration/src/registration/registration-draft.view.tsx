import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import type { StepProps } from './registration.controller';
import type { Values } from './registration.state';

export const texts = [draftTexts];

/**
 * The fields that are kept: no password, number of a person or an account, date of birth, answer to
 * a secret question, or other proof of who somebody is (D35).
 */
const kept = {
  accountType: '',
  firstName: '',
  middleName: '',
  lastName: '',
  emailAddress: '',
  zip: '',
  phoneNumber: '',
  secretQuestion: '',
  userName: '',
} as const satisfies Partial<Values>;

/** Keeps what a visitor typed until the account is created; the wizard begins at its first step. */
export default function RegistrationDraft({ registration, state }: StepProps): ReactNode {
  const { rules, send } = registration;
  const draft = useDraft<keyof typeof kept>('registration', {
    values: state.values,
    saved: { ...kept, accountType: rules.accountType },
    restore: (field, value) => send({ type: 'change', field, value }),
  });
  return state.section === 'personal' && <DraftNotice draft={draft} hasSecrets />;
}
