import type { FormEvent, FormState } from '@portico/core/internal';
import type { ReadableAgreement } from '@portico/core/agreements';
import type {
  AgreementChoices,
  checkLoginName,
  checkPasswordConfirmation,
  LocalDate,
  OpenAgreement,
  PasswordVerdict,
  PersonalField,
  Problems,
  Refusal,
  SecurityField,
} from '@portico/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import type { RegistrationErrorsTextKey } from './registration-errors.sentences';

/** The sections of the wizard in their order; two of them can be left out (access §4). */
export type Section = 'personal' | 'emailVerification' | 'security' | 'logon';

/** A section that has a tab. */
export type TabSection = Exclude<Section, 'emailVerification'>;

export type LogonField = 'userName' | 'password' | 'confirmation';
export type Field = PersonalField | SecurityField | LogonField;

/** What a new borrower signs in with. */
export type Credentials = { readonly username: string; readonly password: string };

/** The slot of the sign-in element, which replaces the wizard. */
export const signInSlot = 'sign-in';

/** The text of each field, as typed. In memory only (D35). */
export type Entry = Readonly<Record<Field, string>>;

export type Values = Entry & { readonly choices: AgreementChoices };

/** The errors of the last step: failed rules, and the agreements not accepted yet. */
export type LogonErrors = {
  readonly [F in LogonField]?: Refusal | undefined;
} & { readonly choices?: readonly OpenAgreement[] | undefined };

/** The errors of every section. */
export type Errors = Problems<PersonalField | SecurityField> & LogonErrors;

/** What the lender requires of a new borrower. */
export type WizardRules = {
  readonly personal: ReadonlySet<PersonalField>;
  readonly security: ReadonlySet<SecurityField>;
  /** Preselected if the lender registers only one account type. */
  readonly accountType: 'Deposit' | 'Loan' | '';
  readonly ssnDigits: number;
  readonly verifiesEmail: boolean;
  readonly confirmsPassword: boolean;
};

/** The check results of the last step. */
export type LogonCheck = {
  readonly loginName: ReturnType<typeof checkLoginName>;
  readonly password: PasswordVerdict;
  readonly confirmation: ReturnType<typeof checkPasswordConfirmation>;
  readonly agreements: readonly OpenAgreement[];
  readonly errors: LogonErrors;
};

/** What the last step is checked against; fetched with it. */
export type LogonPolicy = {
  readonly agreements: readonly ReadableAgreement[];
  /** An agreement can be ticked only after it was opened. */
  readonly opensFirst: boolean;
  readonly check: (values: Values) => LogonCheck;
};

/**
 * The service was unreachable or the code of what follows could not be loaded, at any step, or the
 * service refused Create Account.
 */
export type WizardError = 'errorKindOffline' | 'noCode' | 'notSent' | RegistrationErrorsTextKey;

/** How far the wizard has come. */
export type Progress = {
  readonly section: Section;
  /** Counts the section changes: after each, the focus moves to the new heading. */
  readonly moves: number;
  readonly busy: 'no' | 'moving' | 'sending';
  /** Why the last request was refused. */
  readonly refusal: WizardError | undefined;
  /** The e-mail address that was verified by a code. */
  readonly verified: string | undefined;
  /** Known once the last step was entered. */
  readonly policy: LogonPolicy | undefined;
  readonly end: 'created' | 'restricted' | undefined;
};

export type RegistrationState = FormState<Values, Errors> &
  Progress & {
    /** Groups of the account number's mask, for the chosen account type. */
    readonly groups: readonly number[];
  };

/** A submit is Continue, and in the last step Create Account. */
export type RegistrationEvent =
  | FormEvent<Values>
  | { readonly type: 'back' }
  /** A tab was pressed. */
  | { readonly type: 'open'; readonly section: TabSection }
  /** The code sent to the e-mail address was accepted. */
  | { readonly type: 'verified' };

/** The result of Create Account. */
export type Creation =
  | { readonly end: 'created' | 'restricted' | 'maintenance' }
  | { readonly end: 'refused'; readonly text: WizardError };

/** What the form and its first step need. */
export type RegistrationPorts = {
  /** The code of the moves, fetched for the first of them; rejects if that fails. */
  readonly moves: (wizard: Wizard) => Promise<Moves>;
  /** The groups of the account number's mask; empty while unknown. */
  readonly groupsOf: (accountType: string) => readonly number[];
  readonly today: () => LocalDate;
};

/** What leads to another section, or with the last one to the account. */
export type Move =
  /** The section is valid. */
  | { readonly type: 'submit'; readonly values: Values }
  | Exclude<RegistrationEvent, FormEvent<Values>>;

/** Carries out a move; never rejects. The wizard is busy until it ends. */
export type Moves = (move: Move) => Promise<void>;

/** What the moves read and change. */
export type Wizard = {
  readonly rules: WizardRules;
  readonly state: ReadonlySignal<RegistrationState>;
  readonly set: (patch: Partial<Progress>) => void;
  /** Removes what was typed. */
  readonly reset: () => void;
  /** Aborted once the wizard is removed; then nothing is set any more. */
  readonly disposal: AbortSignal;
};

/** The calls of the moves. No method throws or rejects. */
export type MovePorts = {
  readonly maintenance: () => Promise<'up' | 'down' | 'unknown'>;
  /** Fetches a section's view and policy; undefined if that fails. */
  readonly enter: (section: Section) => Promise<{ readonly policy?: LogonPolicy } | undefined>;
  readonly create: (values: Values) => Promise<Creation>;
  /** The service is down: go to the sign-in screen. */
  readonly down: () => void;
  readonly signIn: (credentials: Credentials) => void;
};
