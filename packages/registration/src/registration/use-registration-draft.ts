import { useDraft, type KeptDraft } from '@portico/element/draft';
import type { Registration } from './registration.controller';
import type { RegistrationState, Values } from './registration.state';

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
export function useRegistrationDraft(
  { rules, send }: Registration,
  { values }: RegistrationState,
): KeptDraft {
  return useDraft<keyof typeof kept>('registration', {
    values,
    saved: { ...kept, accountType: rules.accountType },
    restore: (field, value) => send({ type: 'change', field, value }),
  });
}
