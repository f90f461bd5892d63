import { allCalls } from '@portico/contract/openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { StoreAway } from '../database/database';
import { acceptedLanguage } from './request/language';
import { useSession } from '../sessions/session-store';
import { deviceName } from '../sessions/device-name';
import { securityEventOf } from '../security/security-events';
import type { Concerned } from '../security/security-log';
import type { ServerServices } from '../services';
import { Busy, busyResponse } from './answer/busy';
import { addressOf, isLoopback, isSameOrigin } from './request/connection';
import { failed, type ReportFailure } from './answer/failures';
import { readCookies, writeCookie } from './request/cookies';
import type { Observe, Trace } from './observe';
import { bodyStatus } from './request/read-body';
import { readRequest } from './request/read-input';
import { json, refusal } from './answer/responses';
import type { Route } from './route';
import type { Session, RequestDetails } from './request/request-details';

/** What answering a request needs. */
export type DispatchOptions = {
  readonly services: ServerServices;
  readonly routes: readonly Route[];
  readonly observe: Observe;
  /** Called before each request is answered. */
  readonly before: () => Promise<void>;
  readonly onError: ReportFailure;
};

const refusalStatus = new Map(allCalls.map(({ name, refusedWith }) => [name, refusedWith]));

/** Answers the calls of the contract; paths are matched in any letter case (D4). */
export function dispatch(options: DispatchOptions): MiddlewareHandler {
  const byPath = new Map<string, Route[]>();
  for (const one of options.routes) {
    const path = one.call.path.toLowerCase();
    byPath.set(path, [...(byPath.get(path) ?? []), one]);
  }
  return async (context, next) => {
    const path = context.req.path.toLowerCase().replace(/\/$/, '');
    if (!path.startsWith('/api/')) return next();
    const routes = byPath.get(path);
    if (!routes) return refusal('NotFound', 404);
    const found = routes.find(({ call }) => call.method === context.req.method);
    if (!found) return refusal('MethodNotAllowed', 405);
    return options.observe(context, found.call, (trace) => handled(options, context, found, trace));
  };
}

async function handled(
  options: DispatchOptions,
  context: Context,
  route: Route,
  trace: Trace,
): Promise<Response> {
  try {
    return await answered(options, context, route, trace);
  } catch (error) {
    if (error instanceof Busy) return busyResponse();
    if (error instanceof StoreAway) {
      const away = { code: 'ServerError', response: busyResponse() };
      return failed(options.onError, context, error, away);
    }
    // The caller receives only the code `Error`.
    const code = 'Error';
    const answer = { code, response: refusal(code, 500) };
    return failed(options.onError, context, error, answer);
  }
}

async function answered(
  options: DispatchOptions,
  context: Context,
  { call, answer }: Route,
  trace: Trace,
): Promise<Response> {
  const input = await readRequest(call, context.req.raw);
  if (!input.ok) return refusal(input.error.code, bodyStatus[input.error.code]);
  trace.input = input.value;
  await options.before();
  const { request, cookies, concerned } = await requestDetails(options.services, context);
  const { session } = request;
  trace.username = session?.username ?? null;
  const record = (code: string | undefined) => {
    const event = securityEventOf(call.name, code);
    if (!event) return;
    const about = { address: request.ip, who: session ?? concerned(), call: call.name, code };
    options.services.securityLog.record({ event, ...about });
  };
  if (isTurnedAway(call.session, session)) {
    record('Unauthorized');
    return refusal('Unauthorized', 401);
  }
  const reply = await answer(input.value, request);
  record(reply.ok ? undefined : reply.error.code);
  if (!reply.ok) {
    const status = reply.error.code === 'contract' ? 400 : (refusalStatus.get(call.name) ?? 200);
    return refusal(reply.error.code, status);
  }
  const response = json(reply.value);
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}

function isTurnedAway(need: Route['call']['session'], session: Session | undefined): boolean {
  switch (need) {
    case 'none':
    case 'optional':
      return false;
    case 'preauth':
      return session === undefined;
    case 'required':
      return session === undefined || session.pending.length > 0;
  }
}

/** What handlers receive of a request, and the cookies that they set. */
async function requestDetails(services: ServerServices, context: Context) {
  const { clock, today } = services;
  const now = clock();
  const token = context.req.header('UserToken');
  const cookies: string[] = [];
  const { protocol, hostname } = new URL(context.req.url);
  // Behind a proxy that ends TLS the request arrives as http.
  const secure = protocol === 'https:' || !isLoopback(hostname);
  let concerned: Concerned;
  const request: RequestDetails = {
    now,
    ip: addressOf(context, services.addressHeader),
    device: deviceName(context.req.header('User-Agent')),
    origin: context.req.header('Origin'),
    host: new URL(context.req.url).host,
    today: await today(),
    language: acceptedLanguage(context.req.header('Accept-Language')),
    sameOrigin: isSameOrigin(context),
    idempotencyKey: context.req.header('Idempotency-Key'),
    session: token ? await useSession(services, token, now) : undefined,
    cookies: readCookies(context.req.header('Cookie'), secure),
    setCookie: (name, value, maxAge) => {
      cookies.push(writeCookie(name, value, maxAge, secure));
    },
    concerns: (who) => {
      concerned = who;
    },
  };
  return { request, cookies, concerned: () => concerned };
}
