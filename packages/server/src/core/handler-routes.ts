import {
  contactUs,
  feedback,
  paymentOutcome,
  type Call,
  type DocumentedCall,
} from '@portico/contract';
import { allCalls, allDocuments, callsThatMayNeedProof } from '@portico/contract/openapi';
import { ok, refuse, type Checked } from '@portico/rules';
import { is, literal, looseObject, object, string } from 'valibot';
import { documentRoute, madeDocument, type DocumentRoute } from '../http/document-routes';
import type { RequestDetails, Session } from '../http/request/request-details';
import { memberRoute, route, type Route } from '../http/route';
import type { ServerServices } from '../services';
import { isRecentlyProven } from '../sessions/session-store';
import { redeemSingleUseToken } from '../sessions/single-use-token';
import { payInCore } from '../submissions/idempotency';
import { rememberedBorrower } from './core-borrowers';
import { openedByPassableToken, type Handlers } from './handler-types';
import { refusingRoute } from './unanswered';

/** A handler whose types `Handlers` has checked. */
export type Untyped = (...given: readonly unknown[]) => unknown;

/** `planned-payments` as `plannedPayments`. */
const camel = (subject: string): string =>
  subject.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The lender's handler of a call or document. */
export function handlerOf(
  handlers: Handlers,
  { subject, name }: { readonly subject: string; readonly name: string },
): Untyped | undefined {
  const group: unknown = Reflect.get(handlers, camel(subject));
  const found: unknown = Reflect.get(Object(group), name);
  if (typeof found !== 'function') return undefined;
  return (...given): unknown => Reflect.apply(found, group, given);
}

const refused = object({ ok: literal(false), error: looseObject({ code: string() }) });

/** What a handler returned: an answer, or its refusal. */
const replyOf = (returned: unknown): Checked<unknown> =>
  is(refused, returned) ? refuse(returned.error.code) : ok(returned);

const handed = ({ today, now, language, ip, session }: RequestDetails, key = '') => ({
  ...{ today, now, language, ip, key },
  isProven: session !== undefined && isRecentlyProven(session, now),
});

/** What a handler of the lender answers to a call that needs no session. */
export const askHandler = async (
  handler: Untyped,
  input: unknown,
  request: RequestDetails,
): Promise<Checked<unknown>> => replyOf(await handler(input, handed(request)));

async function borrowerOf({ database }: ServerServices, { borrowerId }: Session) {
  const borrower = await rememberedBorrower(database, borrowerId);
  if (!borrower) throw new Error('A session without a borrower');
  return borrower;
}

const mayNeedProof = new Set(callsThatMayNeedProof.map(({ name }) => name));

/** A call that a lender's handler answers. */
function routeOf(services: ServerServices, call: Call, handler: Untyped): Route {
  if (call.session === 'none' || call.session === 'optional') {
    return route(call, (input, request) => askHandler(handler, input, request));
  }
  return memberRoute(call, async (input, session, request) => {
    if (mayNeedProof.has(call.name) && !isRecentlyProven(session, request.now))
      return refuse('ProofRequired');
    return replyOf(await handler(await borrowerOf(services, session), input, handed(request)));
  });
}

const made = looseObject({ referenceNumber: string() });

function outcomeOf(
  { meanings }: DocumentedCall,
  reply: Checked<unknown>,
): Checked<{ reference: string }> {
  if (!reply.ok) {
    const { code } = reply.error;
    return refuse(Object.hasOwn(meanings, code) ? code : 'Error');
  }
  if (!is(made, reply.value)) throw new Error('A payment or request without a referenceNumber');
  return ok({ reference: reply.value.referenceNumber });
}

/** A payment, or a request of the borrower: the handler is called once for each key. */
function keyedRouteOf(services: ServerServices, call: DocumentedCall, handler: Untyped): Route {
  return memberRoute(call, async (input, session, request) => {
    const borrower = await borrowerOf(services, session);
    const payment = { call, input, borrowerId: session.borrowerId, request };
    const done = await payInCore(services, payment, call.meanings, async (key) =>
      outcomeOf(call, replyOf(await handler(borrower, input, handed(request, key)))),
    );
    return done.ok ? ok({ referenceNumber: done.value.reference }) : done;
  });
}

/** Calls whose handlers are asked by routes of the server, where it has some for them. */
const checkedByServer: ReadonlySet<string> = new Set([
  paymentOutcome.name,
  contactUs.name,
  feedback.name,
]);

/**
 * Every call that the handlers answer, and those that refuse because nobody does. A call that is not
 * among them, and not among the server's own, is answered by 404: this lender has none (D160).
 *
 * @param own names of the calls that routes of the server answer where these do not
 */
export function handlerRoutes(
  services: ServerServices,
  handlers: Handlers,
  own: ReadonlySet<string>,
): Route[] {
  return allCalls.flatMap((call) => {
    const handler = handlerOf(handlers, call);
    const isChecked = checkedByServer.has(call.name) && own.has(call.name);
    if (handler && !isChecked)
      return [(call.idempotent ? keyedRouteOf : routeOf)(services, call, handler)];
    return own.has(call.name) ? [] : (refusingRoute(call) ?? []);
  });
}

const tokenOf = looseObject({ token: string() });

/** The documents of the handlers, each for a passable token of its borrower. */
export function handlerDocumentRoutes(
  services: ServerServices,
  handlers: Handlers,
): DocumentRoute[] {
  const { database } = services;
  return openedByPassableToken.flatMap((name) => {
    const document = allDocuments.find((one) => one.name === name);
    const handler = document && handlerOf(handlers, document);
    if (!handler) return [];
    return documentRoute(document, async (input, time) => {
      if (!is(tokenOf, input)) return undefined;
      const borrowerId = await database.write((tx) =>
        redeemSingleUseToken(tx, 'passable', input.token, time.now),
      );
      const borrower =
        borrowerId === undefined ? undefined : await rememberedBorrower(database, borrowerId);
      if (!borrower) return undefined;
      const answer = await handler(borrower, input, time);
      if (answer === undefined || is(madeDocument, answer)) return answer;
      throw new Error(`${name} has no content, media type or ASCII name without quotes`);
    });
  });
}
