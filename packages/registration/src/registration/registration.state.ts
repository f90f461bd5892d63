import type { ReadableAgreement } from '@portico/core';
import type {
  AgreementChoices,
  checkLoginName,
  checkPasswordConfirmation,
  LocalDate,
  OpenAgreement,
  PasswordVerdict,
  PersonalField,
  Problems,
  SecurityField,
} from '@portico/rules';
import type { RegistrationErrorKey } from './registration.errors.texts';

/** The sections of the wizard in their order; two of them can be left out (access §4). */
export type Section = 'personal' | 'emailVerification' | 'security' | 'logon';

/** A section that has a tab. */
export type TabSection = Exclude<Section, 'emailVerification'>;

export type LogonField = 'userName' | 'password' | 'confirmation';
export type Field = PersonalField | SecurityField | LogonField;

/** What a new borrower signs in by. */
export type Credentials = { readonly username: string; readonly password: string };

/** Where the sign-in screen stands in the wizard's place. */
export const signInSlot = 'sign-in';

/** What was typed, as it stands in the fields. Memory only (D35). */
export type Entry = Readonly<Record<Field, string>>;

/** What the lender asks of a new borrower. */
export type WizardRules = {
  readonly personal: ReadonlySet<PersonalField>;
  readonly security: ReadonlySet<SecurityField>;
  /** Preselected where the lender registers one kind of account only. */
  readonly accountType: 'Deposit' | 'Loan' | '';
  readonly ssnDigits: number;
  readonly verifiesEmail: boolean;
  readonly confirmsPassword: boolean;
};

/** What is to be said of the last step. */
export type LogonVerdict = {
  readonly loginName: ReturnType<typeof checkLoginName>;
  readonly password: PasswordVerdict;
  readonly confirmation: ReturnType<typeof checkPasswordConfirmation>;
  readonly agreements: readonly OpenAgreement[];
  /** Whether it can be sent. */
  readonly done: boolean;
};

/** What the last step is held against, fetched with it. */
export type LogonPolicy = {
  readonly agreements: readonly ReadableAgreement[];
  /** An agreement can be ticked only after it was opened. */
  readonly opensFirst: boolean;
  readonly judge: (typed: Pick<RegistrationState, 'entry' | 'choices'>) => LogonVerdict;
};

/** The service was out of reach, at any step, or what it said to Create Account. */
export type Refusal = 'errorKindOffline' | RegistrationErrorKey;

export type RegistrationState = {
  readonly section: Section;
  /** Counts the section changes: each new section is read from its heading on. */
  readonly moves: number;
  readonly entry: Entry;
  readonly choices: AgreementChoices;
  /** Fields that were left, or all of a section after Continue: their problems are shown. */
  readonly touched: ReadonlySet<Field>;
  /** How often Continue found something wrong: the focus goes there. */
  readonly attempts: number;
  readonly busy: 'no' | 'moving' | 'sending';
  /** Why the last press came to nothing. */
  readonly refusal: Refusal | undefined;
  /** The e-mail address that a code has proven. */
  readonly verified: string | undefined;
  /** Of the account number's mask, for the account type that is chosen. */
  readonly groups: readonly number[];
  /** Known once the last step was entered. */
  readonly policy: LogonPolicy | undefined;
  readonly end: 'created' | 'restricted' | undefined;
  /** What is wrong with the first two steps. */
  readonly problems: Problems<PersonalField | SecurityField>;
};

export type RegistrationEvent =
  | { readonly type: 'edit'; readonly field: Field; readonly text: string }
  | { readonly type: 'leave'; readonly field: Field }
  | { readonly type: 'choose'; readonly choices: AgreementChoices }
  | { readonly type: 'continue' }
  | { readonly type: 'back' }
  /** A tab was pressed. */
  | { readonly type: 'open'; readonly section: TabSection }
  /** The code that was sent to the e-mail address was right. */
  | { readonly type: 'verified' }
  | { readonly type: 'create' };

/** What became of Create Account. */
export type Creation =
  | { readonly end: 'created' | 'restricted' | 'maintenance' }
  | { readonly end: 'refused'; readonly text: Refusal };

/** What the wizard does to the world. No method throws or rejects. */
export type RegistrationPorts = {
  readonly maintenance: () => Promise<'up' | 'down' | 'unknown'>;
  /** Fetches what a section shows and is held against; undefined when it cannot be had. */
  readonly enter: (section: Section) => Promise<{ readonly policy?: LogonPolicy } | undefined>;
  readonly create: (entry: Entry, agreed: readonly number[]) => Promise<Creation>;
  /** The service is down: to the sign-in screen. */
  readonly down: () => void;
  readonly signIn: (credentials: Credentials) => void;
  /** The groups of an account number's mask; empty while they are not known. */
  readonly groupsOf: (accountType: string) => readonly number[];
  readonly today: () => LocalDate;
};
