import type { LocalDate } from '../values/local-date';
import { ok, refuse, type Checked } from '../values/outcome';
import { branchLength, checkDateOfBirth, checkEmail, zipLength } from '../registration/identity';

/** The fields that identify a visitor who cannot sign in (access §2), in the order of the form. */
const recoveryFieldNames = ['email', 'dateOfBirth', 'zipCode', 'branch'] as const;

export type RecoveryField = (typeof recoveryFieldNames)[number];

/** The fields shown: those not hidden, or the e-mail address when all are (D44). */
export function recoveryFields(
  hidden: Readonly<Record<RecoveryField, boolean>>,
): readonly RecoveryField[] {
  const shown = recoveryFieldNames.filter((field) => !hidden[field]);
  return shown.length > 0 ? shown : ['email'];
}

type Check = (text: string, today: LocalDate) => Checked<string, 'required' | 'invalid'>;

const checks: Readonly<Record<RecoveryField, Check>> = {
  email: (text) => checkEmail(text),
  dateOfBirth: (text, today) => checkDateOfBirth(text, today),
  zipCode: (text) =>
    text.length === zipLength && /^\d+$/.test(text) ? ok(text) : refuse('invalid'),
  branch: (text) =>
    text.length <= branchLength && /^\d+$/.test(text) ? ok(text) : refuse('invalid'),
};

/**
 * Checks an identity field and returns it as it is sent; texts with < > or " are rejected (access
 * §5; D44).
 */
export function checkRecoveryField(
  field: RecoveryField,
  text: string,
  today: LocalDate,
): Checked<string, 'required' | 'invalid'> {
  const typed = text.trim();
  if (typed === '') return refuse('required');
  return /[<>"]/.test(typed) ? refuse('invalid') : checks[field](typed, today);
}
