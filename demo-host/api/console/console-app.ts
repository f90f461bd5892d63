import { daysBetween, localDate } from '@portico/rules';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { Readable } from 'node:stream';
import { safeParse, type GenericSchema } from 'valibot';
import {
  consoleRoutes,
  type BegunSession,
  type Borrower,
  type Clock,
  type ClockChange,
  type Faults,
  type UnregisteredBorrower,
  type Settings,
} from '../console-routes';
import type { FaultStore } from '../faults/fault-store';
import type { RequestLog } from '../faults/request-log';
import { beginSession, bodyStatus, isSameOrigin, json, readJson } from '@portico/server/parts';
import { borrowerByUsername } from '../identity/borrower-store';
import type { Services } from '../services';
import { hostSwitches } from '../setup/host-switches';
import type { SettingChange } from '../setup/settings-store';
import { borrowerAccounts } from './borrower-accounts';
import { answerRequest, clerkRequests } from '../requests/clerk';
import { keepClerkFile } from '../requests/clerk-file';
import {
  callNames,
  clerkAnswer,
  clockChange,
  faultsChange,
  sessionChoice,
  settingsChange,
} from './schemas';

/** What the console's calls read and change. */
export type ConsoleNeeds = {
  /** Refuses requests without the console's secret. */
  readonly access: MiddlewareHandler;
  readonly services: Services;
  readonly faults: FaultStore;
  readonly log: RequestLog;
  readonly borrowers: readonly Borrower[];
  readonly unregisteredBorrowers: readonly UnregisteredBorrower[];
  /** Books the days that have passed, after the clock was set. */
  readonly newDay: () => Promise<void>;
  /** Restores the seeded data. */
  readonly reseed: () => Promise<void>;
};

const oneDay = 24 * 60 * 60_000;
const done = { ok: true };

/** Why a clerk's answer or file is refused. */
const clerkProblems = {
  noRequest: 'No such request',
  notOpen: 'This request waits for no answer any more',
  notOfLoan: 'The answer names a document that is not one of this loan; nothing of it was kept',
  notAccepted: 'Only PDF, JPG, PNG, DOC and DOCX files without scripts are accepted',
  tooLarge: 'The file is too large',
} as const;

const refused = (code: keyof typeof clerkProblems) => json({ error: clerkProblems[code] }, 400);

/** Answers a request whose JSON body matches the schema; 400 otherwise. */
function withBody<T>(
  schema: GenericSchema<unknown, T>,
  answer: (body: T) => Promise<unknown>,
): (context: Context) => Promise<Response> {
  return async ({ req }) => {
    const body = await readJson(req.raw);
    if (!body.ok) return json({ error: body.error.code }, bodyStatus[body.error.code]);
    const read = safeParse(schema, body.value);
    if (!read.success) return json({ error: read.issues[0].message }, 400);
    const answered = await answer(read.output);
    return answered instanceof Response ? answered : json(answered);
  };
}

async function clockOf({ business }: Services): Promise<Clock> {
  const [now, today, offset] = [
    await business.now(),
    await business.today(),
    await business.offset(),
  ];
  return { now: new Date(now).toISOString(), today, offset };
}

async function setClock({ business }: Services, change: ClockChange): Promise<void> {
  if ('days' in change) return business.advance(change.days * oneDay);
  const day = change.today === null ? undefined : localDate(change.today);
  if (day === undefined) return business.reset();
  return business.advance(daysBetween(await business.today(), day) * oneDay);
}

async function settingsOf({ settings }: Services): Promise<Settings> {
  const notes = Object.entries(hostSwitches).map(([name, { note }]) => [name, note] as const);
  return {
    buckets: await settings.buckets(),
    host: await settings.hostValues(),
    hostNotes: Object.fromEntries(notes),
  };
}

/** Begins the session of a borrower; undefined where nobody has the username. */
async function sessionOf(
  { database, clock }: Services,
  username: string,
): Promise<BegunSession | undefined> {
  const borrower = await borrowerByUsername(database, username);
  if (!borrower) return undefined;
  const now = clock();
  const begun = {
    borrowerId: borrower.id,
    pending: [],
    provenAt: now,
    ip: '127.0.0.1',
    device: 'Preview',
    now,
  };
  return {
    userToken: await database.write((tx) => beginSession(tx, begun)),
    username: borrower.username,
    personalName: borrower.name,
    lastLoggedInIP: begun.ip,
    servicingBranch: borrower.branch,
    emailAddress: borrower.email ?? '',
    companyNumber: borrower.companyNumber,
    agreed: [],
  };
}

const changesOf = (bucket: string, values: Readonly<Record<string, string | null>> = {}) =>
  Object.entries(values).map(([key, value]): SettingChange => ({ bucket, key, value }));

/**
 * The console's calls. They change what every borrower sees and show their mails, so only a page of
 * the same origin, opened with the secret, may make them.
 */
export function consoleApp(needs: ConsoleNeeds): Hono {
  const { access, services, faults, log, borrowers, unregisteredBorrowers, newDay, reseed } = needs;
  const { settings, mail } = services;
  const app = new Hono();
  const routes = consoleRoutes;
  const allFaults = (): Faults => ({ calls: callNames, faults: faults.all() });

  app.use('/console/api/*', access, async (context, next) => {
    if (!isSameOrigin(context)) return json({ error: 'Only the console may ask this' }, 403);
    await next();
    return undefined;
  });
  app.get(routes.borrowers.path, () => json(borrowers));
  app.get(routes.unregistered.path, () => json(unregisteredBorrowers));
  app.post(routes.beginSession.path, async ({ req }) => {
    const body = await readJson(req.raw);
    const choice = safeParse(sessionChoice, body.ok ? body.value : undefined);
    const begun = choice.success && (await sessionOf(services, choice.output.username));
    return begun ? json(begun) : json({ error: 'No such borrower' }, 400);
  });
  app.post(
    routes.accounts.path,
    withBody(sessionChoice, ({ username }) => borrowerAccounts(services, username)),
  );
  app.get(routes.outbox.path, async () => json(await mail.sent()));
  app.delete(routes.clearOutbox.path, async () => {
    await mail.clear();
    return json(done);
  });
  app.get(routes.clock.path, async () => json(await clockOf(services)));
  app.put(
    routes.setClock.path,
    withBody(clockChange, async (change) => {
      await setClock(services, change);
      await newDay();
      return clockOf(services);
    }),
  );
  app.get(routes.settings.path, async () => json(await settingsOf(services)));
  app.put(
    routes.setSettings.path,
    withBody(settingsChange, async ({ buckets = {}, host }) => {
      const inBuckets = Object.entries(buckets).flatMap(([name, values]) =>
        changesOf(name, values),
      );
      await settings.change([...inBuckets, ...changesOf('host', host)]);
      return settingsOf(services);
    }),
  );
  app.get(routes.faults.path, () => json(allFaults()));
  app.put(
    routes.setFaults.path,
    withBody(faultsChange, async (changes) => {
      for (const [call, fault] of Object.entries(changes)) faults.set(call, fault);
      return allFaults();
    }),
  );
  app.get(routes.requests.path, () => json(log.all()));
  app.get(routes.borrowerRequests.path, async () => json(await clerkRequests(services)));
  app.post(
    routes.answerRequest.path,
    withBody(clerkAnswer, async (answer) => {
      const answered = await answerRequest(services, answer);
      return answered.ok ? clerkRequests(services) : refused(answered.error.code);
    }),
  );
  app.post(routes.sendClerkFile.path, async ({ req }) => {
    const { reference = '', name = '' } = req.query();
    const kept = await keepClerkFile(
      services,
      { reference, name },
      Readable.from(req.raw.body ?? []),
    );
    return kept.ok ? json(kept.value) : refused(kept.error.code);
  });
  app.post(routes.reset.path, async () => {
    await reseed();
    return json(done);
  });
  return app;
}
