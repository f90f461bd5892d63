import type { LocalDate } from '@portico/rules';
import type { SettingsBuckets } from '@portico/contract';

/**
 * The console's calls, under `/console/api`. Bodies and answers are JSON; refusals are
 * `{ error: string }` with a 4xx status. Only the console's own origin may call, with the secret
 * by cookie or `Authorization: Bearer`.
 */
export const consoleRoutes = {
  /** → `Borrower[]` */
  borrowers: { method: 'GET', path: '/console/api/borrowers' },
  /** → `UnregisteredBorrower[]` */
  unregistered: { method: 'GET', path: '/console/api/newcomers' },
  /** `SessionChoice` → `BegunSession`. Begins a session without a sign-in, for a preview. */
  beginSession: { method: 'POST', path: '/console/api/session' },
  /** `SessionChoice` → `BorrowerAccount[]`: what a preview can show of the borrower. */
  accounts: { method: 'POST', path: '/console/api/accounts' },
  /** → `Mail[]`, newest first */
  outbox: { method: 'GET', path: '/console/api/outbox' },
  /** Empties the outbox. → `{ ok: true }` */
  clearOutbox: { method: 'DELETE', path: '/console/api/outbox' },
  /** → `Clock` */
  clock: { method: 'GET', path: '/console/api/clock' },
  /** `ClockChange` → `Clock`. Days that pass are booked: planned payments, late fees. */
  setClock: { method: 'PUT', path: '/console/api/clock' },
  /** → `Settings` */
  settings: { method: 'GET', path: '/console/api/settings' },
  /** `SettingsChange` → `Settings` */
  setSettings: { method: 'PUT', path: '/console/api/settings' },
  /** → `Faults` */
  faults: { method: 'GET', path: '/console/api/faults' },
  /** `FaultsChange` → `Faults` */
  setFaults: { method: 'PUT', path: '/console/api/faults' },
  /** → `LoggedRequest[]`, newest first, at most 200 */
  requests: { method: 'GET', path: '/console/api/requests' },
  /** → `ClerkRequest[]`: what borrowers ask of the lender, newest first. */
  borrowerRequests: { method: 'GET', path: '/console/api/borrower-requests' },
  /**
   * `ClerkAnswer` → `ClerkRequest[]`. Answers a request that waits for the lender; refused, with nothing
   * of it kept, for another one and with a document that is not one of the loan.
   */
  answerRequest: { method: 'POST', path: '/console/api/borrower-requests' },
  /**
   * A file as bytes, with `?reference=` of the request and `&name=` of the file → `ClerkFile`. Keeps
   * it as a document of the loan, for an answer that names it.
   */
  sendClerkFile: { method: 'POST', path: '/console/api/borrower-requests/file' },
  /** Restores the seed: data, clock, settings, outbox. Ends every session. → `{ ok: true }` */
  reset: { method: 'POST', path: '/console/api/reset' },
  /** The OpenAPI 3.1 document of the contract. */
  openApi: { method: 'GET', path: '/api/openapi.json' },
} as const;

/** The path of the console's page. */
export const consolePath = '/console';
/** The query parameter with the secret; the answer redirects to the address without it. */
export const consoleSecretParameter = 'secret';

/** The address that opens the console in a browser. */
export function consoleAddress(siteUrl: string, secret: string): string {
  return `${siteUrl}${consolePath}?${consoleSecretParameter}=${encodeURIComponent(secret)}`;
}

/** What seeded borrowers show, in the order of their first use. */
export const borrowerKinds = ['everyday', 'overdue', 'steps', 'refused', 'unusual'] as const;
export type BorrowerKind = (typeof borrowerKinds)[number];

/** A seeded borrower, with the credentials to sign in with. */
export type Borrower = {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  /** One line: what can be seen with this borrower. */
  readonly story: string;
  readonly email: string | null;
  readonly shows: BorrowerKind;
};

/** Whose session begins. */
export type SessionChoice = { readonly username: string };

/** What a borrower can have a page of; a line of credit is a loan. */
export const accountKinds = ['loan', 'deposit', 'application'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** An account or an application of a borrower. */
export type BorrowerAccount = {
  readonly kind: AccountKind;
  readonly number: string;
  /** Its name; the state of an application. */
  readonly description: string;
};

/** What a page stores of a session. */
export type BegunSession = {
  readonly userToken: string;
  readonly username: string;
  readonly personalName: string;
  readonly lastLoggedInIP: string;
  readonly servicingBranch: string;
  readonly emailAddress: string;
  readonly companyNumber: number;
  readonly agreed: readonly never[];
};

/** A seeded person who can register, with everything the form asks for. */
export type UnregisteredBorrower = {
  readonly name: string;
  /** One line: the result of registering. */
  readonly story: string;
  readonly lastName: string;
  readonly accountType: 'Deposit' | 'Loan';
  readonly accountNumber: string;
  readonly ssn: string;
  /** As it is typed: MM/dd/yyyy. */
  readonly dateOfBirth: string;
  readonly zip: string;
  readonly phone: string;
};

/** A message the host has sent. */
export type Mail = {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO instant. */
  readonly sentAt: string;
};

/** A request of a borrower, as a clerk sees it. */
export type ClerkRequest = {
  readonly username: string;
  /** As the borrower reads it: a `borrowerRequest` of the contract, as it is sent. */
  readonly request: unknown;
};

/** What a clerk can do with a request: ask for more, grant, decline, or answer it. */
export const clerkDecisions = ['asked', 'approved', 'declined', 'done'] as const;
export type ClerkDecision = (typeof clerkDecisions)[number];

/** A clerk's answer to a request; the borrower reads the text. */
export type ClerkAnswer = {
  readonly reference: string;
  readonly decision: ClerkDecision;
  readonly text: string;
  /** With `asked`: a document is missing, and not only a reply. */
  readonly wantsDocument: boolean;
  /** Documents of the loan that the answer brings, of `sendClerkFile`. */
  readonly fileIds: readonly string[];
};

/** A document that a clerk has sent. */
export type ClerkFile = { readonly fileId: string };

/** The business clock: the lender's current time. Sessions and codes use the real clock. */
export type Clock = {
  /** ISO instant on the business clock. */
  readonly now: string;
  /** The institution's day at that instant. */
  readonly today: LocalDate;
  /** Milliseconds ahead of the real clock. */
  readonly offset: number;
};

/** To another day (`yyyy-MM-dd`) or by days, at the same time of day, or back to the real time (`null`). */
export type ClockChange =
  { readonly today: string } | { readonly days: number } | { readonly today: null };

/** The current settings: those that browsers read, and those that only the host reads. */
export type Settings = {
  /** Bucket (`shared`, `english`, `spanish`) → `group.key` → text. */
  readonly buckets: SettingsBuckets;
  /** The host's own switches, by name. */
  readonly host: Readonly<Record<string, string>>;
  /** What each of the host's switches does. */
  readonly hostNotes: Readonly<Record<string, string>>;
};

/** Values by key; `null` removes a setting, so that its default applies. */
export type SettingsChange = {
  readonly buckets?: Readonly<Record<string, Readonly<Record<string, string | null>>>> | undefined;
  readonly host?: Readonly<Record<string, string | null>> | undefined;
};

/** A failure injected into a call; each can be combined with a delay. */
export type Fault = {
  /** Milliseconds to wait first. */
  readonly delay?: number | undefined;
  /** The connection is cut before the call is handled, or afterwards instead of the answer. */
  readonly drop?: 'before' | 'after' | undefined;
  /** An HTTP status with an empty body, in place of handling. */
  readonly status?: number | undefined;
  /** HTTP 200 with HasNoErrors false and this code, in place of handling. */
  readonly refuse?: string | undefined;
  /** The call is handled and its answer is cut in half. */
  readonly malformed?: boolean | undefined;
  /** Once by default. */
  readonly times?: 'once' | 'always' | undefined;
};

export type Faults = {
  /** The names that a fault can be set for. */
  readonly calls: readonly string[];
  readonly faults: Readonly<Record<string, Fault>>;
};

/** By call name; `null` removes a fault. Calls that are not named keep theirs. */
export type FaultsChange = Readonly<Record<string, Fault | null>>;

/** A logged request; fields of input and answer that the contract does not allow are masked. */
export type LoggedRequest = {
  readonly id: number;
  /** ISO instant on the real clock. */
  readonly at: string;
  readonly method: string;
  /** The call's path in the contract, not the requested address. */
  readonly path: string;
  /** Name of the call. */
  readonly call: string;
  readonly status: number;
  /** Milliseconds it took. */
  readonly took: number;
  readonly username: string | null;
  readonly hasIdempotencyKey: boolean;
  /** Query or body. */
  readonly input: unknown;
  readonly answer: unknown;
  /** The fault that was applied, when one was. */
  readonly fault: Fault | null;
};
