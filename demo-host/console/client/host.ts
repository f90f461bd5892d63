import { borrowerRequest, readWire, type Codec } from '@portico/contract';
import {
  array,
  boolean,
  entriesFromList,
  is,
  never,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  record,
  string,
  transform,
  unknown,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import type {
  BegunSession,
  Borrower,
  BorrowerAccount,
  ClerkAnswer,
  ClerkFile,
  ClockChange,
  Fault,
  Faults,
  FaultsChange,
  LoggedRequest,
  Mail,
  UnregisteredBorrower,
  Settings,
  SettingsChange,
} from '../../api/console-routes';
import { accountKinds, borrowerKinds, consoleRoutes } from '../../api/console-routes';
import { locales, type Catalogue, type Sentences } from '../catalogue';
import { settingKinds } from '../settings-schema';
import type { Violation } from '../../website/policy';

type Route = { readonly method: string; readonly path: string };

const borrowers: GenericSchema<unknown, Borrower[]> = array(
  object({
    username: string(),
    password: string(),
    name: string(),
    story: string(),
    email: nullable(string()),
    shows: picklist(borrowerKinds),
  }),
);

const unregistered: GenericSchema<unknown, UnregisteredBorrower[]> = array(
  object({
    name: string(),
    story: string(),
    lastName: string(),
    accountType: picklist(['Deposit', 'Loan']),
    accountNumber: string(),
    ssn: string(),
    dateOfBirth: string(),
    zip: string(),
    phone: string(),
  }),
);

const begunSession: GenericSchema<unknown, BegunSession> = object({
  userToken: string(),
  username: string(),
  personalName: string(),
  lastLoggedInIP: string(),
  servicingBranch: string(),
  emailAddress: string(),
  companyNumber: number(),
  agreed: array(never()),
});

const accounts: GenericSchema<unknown, BorrowerAccount[]> = array(
  object({ kind: picklist(accountKinds), number: string(), description: string() }),
);

const outbox: GenericSchema<unknown, Mail[]> = array(
  object({ id: number(), to: string(), subject: string(), text: string(), sentAt: string() }),
);

const clock = object({ now: string(), today: string(), offset: number() });

const bucket = optional(record(string(), string()), {});

const settings: GenericSchema<unknown, Settings> = object({
  buckets: record(string(), bucket),
  host: record(string(), string()),
  hostNotes: record(string(), string()),
});

const fault: GenericSchema<unknown, Fault> = object({
  delay: optional(number()),
  drop: optional(picklist(['before', 'after'])),
  status: optional(number()),
  refuse: optional(string()),
  malformed: optional(boolean()),
  times: optional(picklist(['once', 'always'])),
});

const faults: GenericSchema<unknown, Faults> = object({
  calls: array(string()),
  faults: record(string(), fault),
});

const requests: GenericSchema<unknown, LoggedRequest[]> = array(
  object({
    id: number(),
    at: string(),
    method: string(),
    path: string(),
    call: string(),
    status: number(),
    took: number(),
    username: nullable(string()),
    hasIdempotencyKey: boolean(),
    input: optional(unknown(), null),
    answer: optional(unknown(), null),
    fault: nullable(fault),
  }),
);

/** A value of the contract, as it is sent. */
const ofContract = <T>(codec: Codec<T>) =>
  pipe(
    unknown(),
    transform((wire): T => {
      const read = readWire(codec, wire);
      if (read.ok) return read.value;
      throw new Error('An answer that is not as the contract says');
    }),
  );

const borrowerRequests = array(
  object({ username: string(), request: ofContract(borrowerRequest) }),
);

/** A request of a borrower, as a clerk sees it. */
export type SeenRequest = InferOutput<typeof borrowerRequests>[number];

const catalogue: GenericSchema<unknown, Catalogue> = object({
  version: string(),
  widgets: array(
    object({
      tag: string(),
      summary: string(),
      properties: array(
        object({ name: string(), attribute: string(), type: string(), doc: string() }),
      ),
      events: array(string()),
    }),
  ),
  settings: array(
    object({
      key: string(),
      kind: picklist(settingKinds),
      doc: string(),
      fallback: string(),
      widgets: array(string()),
    }),
  ),
});

const texts = record(string(), string());
const ofLanguage = object({ builtIn: texts, plain: texts });
const sentences: GenericSchema<unknown, Sentences> = object(entriesFromList(locales, ofLanguage));

const violations: GenericSchema<unknown, { violations: Violation[] }> = object({
  violations: array(
    object({
      document: string(),
      directive: string(),
      blocked: string(),
      source: string(),
      line: number(),
    }),
  ),
});

const filesByLanguage = record(string(), string());
const manifest = object({
  ahead: string(),
  files: record(string(), object({ integrity: string() })),
  tags: record(
    string(),
    object({
      entry: string(),
      declared: filesByLanguage,
      first: filesByLanguage,
      style: string(),
    }),
  ),
});

const refusal = object({ error: string() });

const call = <T>(route: Route, schema: GenericSchema<unknown, T>, body?: object): Promise<T> =>
  send(route, schema, {
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

async function send<T>(
  { path, method }: Route,
  schema: GenericSchema<unknown, T>,
  sent: RequestInit,
): Promise<T> {
  const response = await fetch(path, { ...sent, method });
  const answer: unknown = await response.json();
  if (response.ok) return parse(schema, answer);
  throw new Error(is(refusal, answer) ? answer.error : `HTTP ${response.status}`);
}

const clerkFile: GenericSchema<unknown, ClerkFile> = object({ fileId: string() });

/** Sends a file about a request; an answer can then name it. */
function sendClerkFile(reference: string, file: File): Promise<ClerkFile> {
  const { path, method } = consoleRoutes.sendClerkFile;
  const query = new URLSearchParams({ reference, name: file.name });
  return send({ path: `${path}?${query}`, method }, clerkFile, { body: file });
}

const get = (path: string): Route => ({ method: 'GET', path });

/**
 * Files in the suite's folder: `ahead` is the file that a page can preload, `first` the first screen
 * of each tag by language, `declared` the first screen as markup that a page can contain itself, `style`
 * the attribute that reserves its height.
 */
const suiteFiles = (version: string) => call(get(`/portico/${version}/manifest.json`), manifest);

async function text(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.text();
}

/** The demo host's calls for the console: the reference API's console routes, and files. */
export const host = {
  borrowers: () => call(consoleRoutes.borrowers, borrowers),
  unregistered: () => call(consoleRoutes.unregistered, unregistered),
  beginSession: (username: string) => call(consoleRoutes.beginSession, begunSession, { username }),
  accounts: (username: string) => call(consoleRoutes.accounts, accounts, { username }),
  outbox: () => call(consoleRoutes.outbox, outbox),
  clearOutbox: () => call(consoleRoutes.clearOutbox, unknown()),
  clock: () => call(consoleRoutes.clock, clock),
  setClock: (change: ClockChange) => call(consoleRoutes.setClock, clock, change),
  settings: () => call(consoleRoutes.settings, settings),
  setSettings: (change: SettingsChange) => call(consoleRoutes.setSettings, settings, change),
  faults: () => call(consoleRoutes.faults, faults),
  setFaults: (change: FaultsChange) => call(consoleRoutes.setFaults, faults, change),
  requests: () => call(consoleRoutes.requests, requests),
  borrowerRequests: () => call(consoleRoutes.borrowerRequests, borrowerRequests),
  answerRequest: (answer: ClerkAnswer) =>
    call(consoleRoutes.answerRequest, borrowerRequests, answer),
  sendClerkFile,
  reset: () => call(consoleRoutes.reset, unknown()),
  catalogue: () => call(get('/console/catalogue.json'), catalogue),
  sentences: () => call(get('/console/sentences.json'), sentences),
  suiteFiles,
  text,
  violations: () => call(get('/console/violations'), violations),
} as const;
