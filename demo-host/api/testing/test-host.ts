import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userLogin, validateCode, writeWire, type Call, type InputOf } from '@portico/contract';
import { localDate, type LocalDate } from '@portico/rules';
import { object, optional, parse, string, boolean, array } from 'valibot';
import { consoleAccess } from '../console/console-access';
import { createApi, type ApiOptions } from '../create-api';
import { openDatabase } from '@portico/server/node';
import type { FailedRequest } from '@portico/server/parts';
import { prepareDatabase } from '../seed/seed';
import { seedBorrowers } from '../seed/borrowers';
import { createServices } from '../services';
import type { Shapes } from '../shapes/shapes';
import { databaseTemplate } from './database-template';

/** An ordinary business day: Monday, 2 March 2026, noon in Chicago. */
export const start = Date.UTC(2026, 2, 2, 18);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const firstDay = (): LocalDate => {
  const today = localDate('2026-03-02');
  if (!today) throw new Error('No such day');
  return today;
};

/** What is sent in addition to the input. */
export type Extras = {
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** An answer: its status, and its body when there is one. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
  /** Errors[].ErrorMessage */
  readonly codes: readonly string[];
};

const errors = object({
  HasNoErrors: optional(boolean()),
  Errors: optional(array(object({ ErrorMessage: string() }))),
});

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  const body = Object.fromEntries(Object.entries(Object(parsed)));
  const codes = (parse(errors, body).Errors ?? []).map((error) => error.ErrorMessage);
  return { status: response.status, headers: response.headers, body, codes };
}

const key = randomBytes(32);
const passwordCost = 2;
/** The secret that opens the console of every test host. */
export const consoleSecret = 'the secret of a test host';
const newFolder = () => mkdtemp(join(tmpdir(), 'portico-'));

/** The files of a folder: the name and the content of each. */
async function filesIn(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(join(folder, name)) })),
  );
}

/**
 * A seeded database and its documents, made once for a file of tests and copied for each of them.
 *
 * @param server address of a PostgreSQL server; by default that of all tests, if there is one
 */
export async function makeTemplate(server?: string) {
  const folder = await newFolder();
  const filesFolder = join(folder, 'files');
  const database = await databaseTemplate(
    (empty) => prepareDatabase(empty, key, { clock: () => start, passwordCost, filesFolder }),
    server,
  );
  const documents = await filesIn(join(filesFolder, 'documents'));
  await rm(folder, { recursive: true });
  return { database, documents };
}

const template = makeTemplate();

type TestHostOptions = Pick<
  ApiOptions,
  'addressHeader' | 'deriveKey' | 'origins' | 'passwordCost'
> & {
  readonly shapes?: Shapes;
  /** What its database is a copy of. */
  readonly from?: ReturnType<typeof makeTemplate>;
  /** Parameters of the connections to its database, `?lock_timeout=500`. */
  readonly parameters?: string;
};

/** The API over its own seeded database, called in-process, with a clock that tests advance. */
export async function createTestHost({
  shapes,
  from = template,
  parameters = '',
  ...environment
}: TestHostOptions = {}) {
  const folder = await newFolder();
  const { database: seeded, documents } = await from;
  const copy = await seeded.copy(folder);
  const filesFolder = join(folder, 'files');
  await mkdir(join(filesFolder, 'documents'), { recursive: true });
  for (const { name, content } of documents) {
    await writeFile(join(filesFolder, 'documents', name), content);
  }
  const database = openDatabase(copy.url + parameters);
  let now = start;
  const clock = () => now;
  const services = createServices({ database, key, clock, filesFolder });
  const failures: unknown[] = [];
  const failedRequests: FailedRequest[] = [];
  const securityLines: string[] = [];
  const waits: number[] = [];
  const notices: string[] = [];
  const app = createApi({
    database,
    key,
    clock,
    filesFolder,
    passwordCost,
    shapes,
    passkeyOrigins: ['https://www.lender.example'],
    ...environment,
    bookedDay: firstDay(),
    console: consoleAccess({ secret: consoleSecret, hostName: 'console.lender.example' }),
    wait: async (milliseconds) => waits.push(milliseconds),
    onError: (error, at) => {
      failures.push(error);
      if (at) failedRequests.push(at);
    },
    onNotice: (line) => notices.push(line),
    onSecurityLine: (line) => securityLines.push(line),
  });

  /** Requests a path; those of the console with its secret. */
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (path.startsWith('/console')) headers.set('Authorization', `Bearer ${consoleSecret}`);
    return app.request(path, { ...init, headers });
  };

  async function send<C extends Call>(
    call: C,
    input: InputOf<C>,
    { token, key: idempotencyKey, headers }: Extras = {},
  ): Promise<Answer> {
    const query = call.query && writeWire(call.query, input);
    const search = new URLSearchParams(
      Object.entries(Object(query))
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, String(value)]),
    ).toString();
    return answerOf(
      await fetch(call.path + (search && `?${search}`), {
        method: call.method,
        headers: {
          'Content-Type': 'application/json',
          ...(token && { UserToken: token }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...headers,
        },
        ...(call.request && { body: JSON.stringify(writeWire(call.request, input)) }),
      }),
    );
  }

  const passwordOf = (username: string) =>
    seedBorrowers.find((borrower) => borrower.username === username)?.password ?? '';

  const logIn = (username: string, extras?: Extras) =>
    send(userLogin, { username, password: passwordOf(username) }, extras);

  /** The code in the newest mail. */
  const newestCode = async () =>
    /code is (\d{6})/.exec((await services.mail.sent())[0]?.text ?? '')?.[1] ?? '';

  const tokenOf = ({ body }: Answer) => parse(string(), body['UserToken']);

  /** Signs in by password and security code; resolves to the token. */
  async function signIn(username: string): Promise<string> {
    const answer = await logIn(username);
    const code = await newestCode();
    const validated = await send(
      validateCode,
      { userId: username, code, createTrustedDevice: false },
      { token: tokenOf(answer) },
    );
    return tokenOf(validated);
  }

  return {
    app,
    /** The folder of its documents. */
    filesFolder,
    /** Address of its database, and its key: for another process on the same database. */
    databaseUrl: copy.url,
    key,
    database,
    services,
    failures,
    notices,
    failedRequests,
    securityLines,
    waits,
    fetch,
    send,
    logIn,
    signIn,
    newestCode,
    tokenOf,
    changeSetting: (key: string, value: string, bucket = 'shared') =>
      services.settings.change([{ bucket, key, value }]),
    /** Sets the day of the business clock. */
    setToday: (today: string) =>
      fetch('/console/api/clock', { method: 'PUT', body: JSON.stringify({ today }) }),
    /** Advances the test's real clock by milliseconds. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    close: async () => {
      database.close();
      await copy.drop();
      // A request may still be making the folder of its borrower's uploads: operations on files begin
      // in their order, so that it has been made when this one has ended.
      await stat(folder);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export type TestHost = Awaited<ReturnType<typeof createTestHost>>;

/** A test host and the token of a borrower who is signed in. */
export async function createSignedInHost(username: string) {
  const host = await createTestHost();
  return { host, token: await host.signIn(username) };
}
