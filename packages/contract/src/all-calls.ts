import * as accounts from './calls/accounts';
import * as applications from './calls/applications';
import * as contact from './calls/contact';
import * as credentials from './calls/credentials';
import * as documents from './calls/documents';
import * as history from './calls/history';
import * as passkeys from './calls/passkeys';
import * as paymentMethods from './calls/payment-methods';
import * as payments from './calls/payments';
import * as plannedPayments from './calls/planned-payments';
import * as profile from './calls/profile';
import * as proof from './calls/proof';
import * as registration from './calls/registration';
import * as requests from './calls/requests';
import * as sessions from './calls/sessions';
import * as setup from './calls/setup';
import * as signIn from './calls/sign-in';
import * as statements from './calls/statements';
import * as submissions from './calls/submissions';
import * as taxForms from './calls/tax-forms';
import type { DocumentedCall } from './call';
import type { DocumentedDocument } from './document';
import type { ProofCode } from './entities/proof';
import type { DocumentedUpload } from './upload';

/** The declarations of each subject; those with documentation are what an API offers. */
const subjects = {
  setup,
  'sign-in': signIn,
  sessions,
  credentials,
  registration,
  proof,
  passkeys,
  accounts,
  applications,
  history,
  statements,
  documents,
  payments,
  'payment-methods': paymentMethods,
  submissions,
  'planned-payments': plannedPayments,
  requests,
  'tax-forms': taxForms,
  profile,
  contact,
};

/** The declarations of each subject, as a type. */
export type Subjects = typeof subjects;

/** What the calls of each subject are for. */
export const subjectTexts: Readonly<Record<keyof typeof subjects, string>> = {
  setup: "The lender's settings and texts, maintenance, and reports of errors.",
  'sign-in': 'Signing in, its security code and other steps, and signing out.',
  sessions: 'The sessions of the borrower, and ending them.',
  credentials: 'Username, password, secret question, and their recovery.',
  registration: 'Registration and activation.',
  proof: 'Proving again who one is, before a change.',
  passkeys: 'Passkeys: signing in by one, and the list of them.',
  accounts: 'Loans and deposits: their list, their details, what can be changed of them.',
  applications: 'Applications for a loan.',
  history: 'What was booked on an account.',
  statements: 'Statements and the way they are sent.',
  documents: 'Documents of the borrower: lists, the documents themselves, uploads.',
  payments: 'What a payment needs to know: amounts, fees, quotes.',
  'payment-methods': 'Saved bank accounts and cards.',
  submissions: 'Submitting a payment, and the outcome of one.',
  'planned-payments': 'Scheduled and recurring payments, and autopay.',
  requests:
    'What a borrower asks of the lender: what is possible, what it would change, sending it, and where it stands.',
  'tax-forms': 'How tax forms are delivered, and the consent to it.',
  profile: 'The contact details and choices of the borrower.',
  contact: 'Branches, messages to the lender, and mails that are no longer wanted.',
};

/** With the subject under which a reader finds it. */
export type Listed<D> = D & { readonly subject: string };
type Documented = DocumentedCall | DocumentedDocument | DocumentedUpload;

const listed = Object.entries(subjects).flatMap(([subject, declarations]) =>
  documentationOf(declarations).map((one): Listed<Documented> => ({ ...one, subject })),
);

/** What the functions of a subject's module return, by name: tools list exports in any order. */
function documentationOf(
  declarations: Readonly<Record<string, (() => Documented) | Readonly<Record<string, unknown>>>>,
) {
  return Object.values(declarations)
    .flatMap((one) => (typeof one === 'function' ? [one()] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Every call of the API, for documentation and tools; a browser imports only the calls it uses. */
export const allCalls: readonly Listed<DocumentedCall>[] = listed.filter(
  (one) => 'response' in one,
);

/** Every document of the API, for tools. */
export const allDocuments: readonly Listed<DocumentedDocument>[] = listed.filter(
  (one) => 'mediaTypes' in one,
);

/** Every upload of the API, for tools. */
export const allUploads: readonly Listed<DocumentedUpload>[] = listed.filter(
  (one) => 'fields' in one,
);

/** The calls that a host may refuse with ProofRequired (D174). */
export const callsThatMayNeedProof = allCalls.filter(({ meanings }) =>
  Object.hasOwn(meanings, 'ProofRequired' satisfies ProofCode),
);
