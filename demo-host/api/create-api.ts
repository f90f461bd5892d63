import { setTimeout as wait } from 'node:timers/promises';
import type { LocalDate } from '@portico/rules';
import { Hono, type MiddlewareHandler } from 'hono';
import { accountRoutes } from './accounts/account-routes';
import { addressRoute } from './accounts/address-route';
import { alertsRoute } from './accounts/alerts-route';
import { detailsRoute } from './accounts/details-route';
import { insuranceRoute } from './accounts/insurance-route';
import { applicationRoutes } from './applications/application-routes';
import { serveApplications } from './applications/serve-applications';
import { bankRoutes } from './banks/bank-routes';
import { branchRoutes } from './branches/branch-routes';
import { cardRoutes } from './cards/card-routes';
import { consoleApp } from './console/console-app';
import type { LoggedRequest } from './console-routes';
import { documentRoutes } from './documents/document-routes';
import type { Wait } from './faults/apply-fault';
import { createFaultStore } from './faults/fault-store';
import { observed, type Observers } from './faults/observed';
import { createRequestLog } from './faults/request-log';
import {
  codeRoutes,
  logFailure,
  type Observe,
  serveContract,
  serveKeptDocuments,
  securityHeaders,
  sessionRoutes,
  type AllowedOrigins,
} from '@portico/server/parts';
import { historyDocument, historyRoutes } from './history/history-routes';
import { borrowerById } from './identity/borrower-store';
import { activationRoutes } from './identity/registration/activation-routes';
import { contactChangeRoute } from './profile/contact-change-route';
import { loginHistoryRoute } from './profile/login-history-route';
import { credentialRoutes } from './identity/passwords/credential-routes';
import { loginRoutes } from './identity/sign-in/login-routes';
import { optOutRoutes } from './identity/email/opt-out-routes';
import { passwordLinkRoutes } from './identity/passwords/password-link-routes';
import { recoveryRoutes } from './identity/recovery/recovery-routes';
import { stepRoutes } from './identity/sign-in/step-routes';
import { emailRoutes } from './identity/email/email-routes';
import { proofRoutes } from './identity/proof/proof-routes';
import { notifyOwner } from './identity/security-notice';
import { registrationRoutes } from './identity/registration/registration-routes';
import { messageRoutes } from './messages/message-routes';
import { methodRoutes } from './methods/method-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { processDays } from './payments/planned/process-days';
import { profileRoutes } from './profile/profile-routes';
import { subscriptionRoutes } from './profile/texts/subscription-routes';
import { paymentInfoRoute } from './payments/payment-info-route';
import { plannedRoutes } from './payments/planned/planned-routes';
import { quoteRoutes } from './payments/quote-routes';
import { submissionRoutes } from './payments/submission/submission-routes';
import { borrowers } from './seed/borrowers';
import { unregisteredBorrowers } from './seed/unregistered-borrowers';
import { reseed, type SeedOptions } from './seed/seed';
import { statementDocuments, statementRoutes } from './statements/statement-routes';
import { createServices, type ServiceOptions, type Services } from './services';
import { setupRoutes } from './setup/setup-routes';
import { documentLists } from './stored-files/document-lists';
import { requestRoutes } from './requests/request-routes';
import { taxFormRoutes } from './tax-forms/delivery-routes';
import { skipRoute } from './payments/planned/skip-route';
import { reshapeAnswers } from './shapes/reshape-answers';
import type { Shapes } from './shapes/shapes';

/** Options of the API. A test passes in everything that would otherwise vary. */
export type ApiOptions = ServiceOptions &
  SeedOptions & {
    /** Origins of the lender's pages; every one by default. */
    readonly origins?: AllowedOrigins | undefined;
    /** Admits requests to the console's calls; without it there are none. */
    readonly console?: MiddlewareHandler | undefined;
    /** Waits for a fault's delay; tests replace it. */
    readonly wait?: Wait | undefined;
    /** A day up to which everything due is booked already; by default none is known. */
    readonly bookedDay?: LocalDate | undefined;
    /** Other forms of the answers that the decisions allow; none by default. */
    readonly shapes?: Shapes | undefined;
    /** Called with what the operator has to know, such as a proxy that is not configured. */
    readonly onNotice?: ((line: string) => void) | undefined;
    /** Called with every request, as it is logged. */
    readonly onRequest?: ((request: LoggedRequest) => void) | undefined;
  };

/**
 * The reference API under `/api` and, where somebody is admitted, the console's under `/console/api`,
 * over a database that `prepareDatabase` has prepared.
 */
export function createApi(options: ApiOptions): Hono {
  const services = createServices(options);
  const { origins = '*', onRequest, onError = logFailure, longHistory, passwordCost } = options;
  const faults = createFaultStore();
  const log = createRequestLog(onRequest);
  const observers: Observers = {
    clock: services.clock,
    faults,
    log,
    wait: options.wait ?? ((milliseconds) => wait(milliseconds)),
    onError,
  };
  const observe: Observe = (...request) => observed(observers, ...request);
  const newDay = processNewDays(services, options.bookedDay);
  const app = new Hono();
  app.use('/console/api/*', securityHeaders);
  const api = serveContract({
    services,
    origins,
    onError,
    onNotice: options.onNotice ?? console.warn,
    observe,
    before: newDay,
    documentRoutes: [
      ...documentRoutes(services),
      ...statementDocuments(services),
      historyDocument(services),
    ],
    others: [
      ...(options.shapes?.size ? [reshapeAnswers(options.shapes)] : []),
      serveApplications(services, onError),
      ...serveKeptDocuments(services, { observe, onError }),
    ],
    routes: [
      ...setupRoutes(services),
      ...loginRoutes(services),
      ...codeRoutes(services),
      ...stepRoutes(services),
      ...credentialRoutes(services),
      ...passwordLinkRoutes(services),
      ...recoveryRoutes(services),
      ...activationRoutes(services),
      ...optOutRoutes(services),
      ...registrationRoutes(services),
      ...emailRoutes(services),
      ...sessionRoutes(services, {
        ...services.business,
        notifyOfEnd: async (id, now) =>
          notifyOwner(services, await borrowerById(services.database, id), 'sessionsEnded', now),
      }),
      ...passkeyRoutes(services),
      ...proofRoutes(services),
      ...branchRoutes(),
      ...messageRoutes(services),
      ...accountRoutes(services),
      ...profileRoutes(services),
      ...subscriptionRoutes(services),
      detailsRoute(services),
      addressRoute(services),
      alertsRoute(services),
      insuranceRoute(services),
      contactChangeRoute(services),
      loginHistoryRoute(services),
      ...applicationRoutes(services),
      ...historyRoutes(services),
      ...statementRoutes(services),
      ...documentLists(services),
      ...bankRoutes(services),
      ...cardRoutes(services),
      ...methodRoutes(services),
      paymentInfoRoute(services),
      ...quoteRoutes(services),
      ...plannedRoutes(services),
      ...submissionRoutes(services),
      skipRoute(services),
      ...requestRoutes(services),
      ...taxFormRoutes(services),
    ],
  });
  const resetData = async () => {
    await reseed(services, { longHistory, passwordCost });
    faults.clear();
    log.clear();
  };
  if (options.console) {
    const needs = {
      access: options.console,
      services,
      faults,
      log,
      borrowers,
      unregisteredBorrowers,
      newDay,
    };
    app.route('/', consoleApp({ ...needs, reseed: resetData }));
  }
  app.route('/', api);
  return app;
}

/** Books the days that have passed, once a day; requests that come meanwhile wait for it. */
function processNewDays(services: Services, bookedDay?: LocalDate): () => Promise<void> {
  let processed = bookedDay;
  let running: Promise<void> | undefined;
  const process = async (today: LocalDate) => {
    try {
      await processDays(services, today);
      processed = today;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    for (;;) {
      const today = await services.business.today();
      if (today === processed) return;
      await (running ??= process(today));
    }
  };
}
