import { paymentOutcome, type SettingsBuckets } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { localDate } from '@portico/rules';
import { rememberedBorrower, type CoreBorrower, type CoreBorrowers } from './core/core-borrowers';
import { fileTypeRoutes, type Documents } from './core/documents';
import { handlerDocumentRoutes, handlerOf, handlerRoutes } from './core/handler-routes';
import type { Handlers } from './core/handler-types';
import { messageRoutes } from './core/message-routes';
import { offeredSettings, setupRoutes, type Institution } from './core/setup-routes';
import { signInRoutes } from './core/sign-in-routes';
import { emptyRoutes } from './core/unanswered';
import type { Database } from './database/database';
import { localTime } from './local-time';
import { logFailure, type ReportFailure } from './http/answer/failures';
import type { AllowedOrigins } from './http/answer/headers';
import type { Observe } from './http/observe';
import { memberRoute, type Route } from './http/route';
import { serveContract } from './http/serve-contract';
import { createAttemptLimits } from './limits/attempt-limits';
import { createSecrets, randomCode } from './secrets';
import { createSecurityLog } from './security/security-log';
import type { People, ServerServices } from './services';
import { isRecentlyProven } from './sessions/session-store';
import { sessionRoutes, type SessionOptions } from './sessions/session-routes';
import { codeRoutes } from './sign-in/code-routes';
import { logoutRoute } from './sign-in/logout-route';
import { lookUpOutcome } from './submissions/idempotency';

/** A request as it is logged: without what was sent, or who sent it. */
export type AnsweredRequest = {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
};

/**
 * `codesPaused`: codes are not accepted for a while, after many wrong ones. `sessionsEnded`: another
 * session was ended, or a device is trusted no longer.
 */
export type Notice = 'codesPaused' | 'sessionsEnded';

/** What a server is made of. */
export type ServerOptions = {
  /** Sessions, tokens, limits and payment keys; `migrate` has made its tables. */
  readonly database: Database;
  /** 32 random bytes, the same on every machine: security codes and counts are stored hashed by it. */
  readonly key: Uint8Array;
  readonly borrowers: CoreBorrowers;
  /** Sends a security code to the borrower's address. */
  readonly sendCode: (borrower: CoreBorrower, code: string) => Promise<unknown>;
  /** Tells a borrower what has happened to their access, at the address that is known. */
  readonly notify?: (borrower: CoreBorrower, of: Notice) => Promise<unknown>;
  /** The business day of the lender, `yyyy-MM-dd`. */
  readonly today: () => string | Promise<string>;
  /** The lender's zone, `America/New_York`, of the times that borrowers read; UTC by default. */
  readonly timeZone?: string;
  readonly handlers: Handlers;
  /** Uploads and the documents that they become, by `receiveDocuments`; without it, there are none. */
  readonly documents?: Documents;
  /** By bucket and key, as GetSetup has them. */
  readonly settings?: SettingsBuckets;
  readonly institution?: Institution;
  /** Origins of the lender's pages; every one by default. */
  readonly origins?: AllowedOrigins;
  /** The header in which a proxy passes the visitor's address; by default the connection's. */
  readonly addressHeader?: string;
  readonly onRequest?: (request: AnsweredRequest) => void;
  /** Called with each line of the security log. */
  readonly onSecurityLine?: (line: string) => void;
  /** Called with internal errors; by default they are written to the console. */
  readonly onError?: ReportFailure;
  /** Called with what the operator has to know, and with errors that pages report. */
  readonly onNotice?: (line: string) => void;
  /** Milliseconds; the real time by default. */
  readonly clock?: () => number;
  /** Makes a security code; a random one by default. */
  readonly newCode?: () => string;
};

/** Answers requests; `env` is what `@hono/node-server` passes, for the visitor's address. */
export type Server = {
  readonly fetch: (request: Request, env?: object) => Response | Promise<Response>;
};

/** The API of Portico's contract over a core system. */
export function createServer(options: ServerOptions): Server {
  const {
    handlers,
    borrowers,
    institution = {},
    onError = logFailure,
    onNotice = () => undefined,
  } = options;
  const services = createServices(options, onError);
  const uploads = fileTypeRoutes(options.documents);
  const settings = offeredSettings(
    options.settings ?? {},
    (name) =>
      uploads.some(({ call }) => call.name === name) ||
      allCalls.some((call) => call.name === name && handlerOf(handlers, call) !== undefined),
  );
  const needsCode = settings['shared']?.['loginOptions.useMultiFactorOption'] === 'true';
  const own: readonly Route[] = [
    ...setupRoutes(services, { settings, institution, onNotice }),
    ...signInRoutes(services, { borrowers, needsCode }),
    ...codeRoutes(services),
    logoutRoute(services),
    ...sessionRoutes(services, sessionOptions(options, services.people)),
    ...uploads,
    outcomeRoute(services, handlers),
    ...messageRoutes(services, handlers),
    ...emptyRoutes(institution),
  ];
  const answered = handlerRoutes(services, handlers, new Set(own.map(({ call }) => call.name)));
  const observe = logged(options, services.clock);
  const app = serveContract({
    services,
    // The first route of a call answers it: a handler before the server itself.
    routes: [...answered, ...own],
    documentRoutes: handlerDocumentRoutes(services, handlers),
    origins: options.origins ?? '*',
    others: options.documents?.serve(services, { observe, onError }) ?? [],
    observe,
    onError,
    onNotice,
  });
  return { fetch: (request, env) => app.fetch(request, env) };
}

function createServices(options: ServerOptions, onError: ReportFailure) {
  const { database, clock = Date.now, newCode = randomCode, today } = options;
  const secrets = createSecrets(options.key);
  return {
    database,
    clock,
    today: async () => {
      const day = await today();
      const read = localDate(day);
      if (read === undefined) throw new Error(`today() gave "${day}", which is no day`);
      return read;
    },
    secrets,
    limits: createAttemptLimits(secrets),
    newCode,
    securityLog: createSecurityLog({ clock, secrets, write: options.onSecurityLine }),
    people: createPeople(options, onError),
    addressHeader: options.addressHeader,
  };
}

/** `tell`: a notice that cannot be sent is only reported. */
type CorePeople = People & { readonly tell: (id: number, of: Notice) => Promise<void> };

function createPeople(options: ServerOptions, onError: ReportFailure): CorePeople {
  const { database, borrowers, sendCode, notify } = options;
  const find = async (id: number): Promise<CoreBorrower> => {
    const remembered = await rememberedBorrower(database, id);
    const borrower = remembered && (await borrowers.byId(remembered.id));
    if (!borrower) throw new Error('A session without a borrower');
    return borrower;
  };
  const tell = async (id: number, of: Notice) => {
    await find(id)
      .then((borrower) => notify?.(borrower, of))
      .catch(onError);
  };
  return {
    usernameOf: async (id) => (await rememberedBorrower(database, id))?.username,
    emailOf: async (id) => (await find(id)).email,
    sendCode: async (id, code) => {
      await sendCode(await find(id), code);
    },
    notifyOfPause: (id) => tell(id, 'codesPaused'),
    tell,
  };
}

function sessionOptions({ timeZone = 'UTC' }: ServerOptions, { tell }: CorePeople): SessionOptions {
  return {
    localTimes: (instants) =>
      Promise.resolve(
        instants.map((at) => {
          const { day, time } = localTime(timeZone, at);
          return `${day}T${time}:00`;
        }),
      ),
    dayOf: async (at) => {
      const day = localDate(localTime(timeZone, at).day);
      if (day === undefined) throw new Error(`Not a day of ${timeZone}`);
      return Promise.resolve(day);
    },
    notifyOfEnd: (id) => tell(id, 'sessionsEnded'),
  };
}

/** The outcome of a payment: as stored, and where it is not, as the core system knows it (D173). */
function outcomeRoute(services: ServerServices, { submissions }: Handlers): Route {
  return memberRoute(paymentOutcome, async (_input, session, request) => {
    const { borrowerId } = session;
    const borrower = await rememberedBorrower(services.database, borrowerId);
    const ask = submissions?.paymentOutcome;
    if (!borrower || !ask) return lookUpOutcome(services, borrowerId, request);
    return lookUpOutcome(services, borrowerId, request, async (key) => {
      const known = await ask(borrower, undefined, {
        ...request,
        key,
        isProven: isRecentlyProven(session, request.now),
      });
      return 'ok' in known ? { status: 'unknown', errors: [] } : known;
    });
  });
}

const logged =
  ({ onRequest }: ServerOptions, clock: () => number): Observe =>
  async (_context, { name }, handle) => {
    const began = clock();
    const response = await handle({ input: undefined, username: null });
    onRequest?.({ call: name, status: response.status, took: clock() - began });
    return response;
  };
