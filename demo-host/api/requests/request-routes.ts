import {
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  replyToRequestDocs,
  submitRequest,
  submitRequestDocs,
  type BorrowerRequest,
} from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import {
  isRecentlyProven,
  memberRoute,
  onceInTransaction,
  type RequestDetails,
  type Route,
} from '@portico/server/parts';
import { isOwed, viewAccount } from '../accounts/account-view';
import { accountOf, accountsOf } from '../ledger/account-store';
import type { Services } from '../services';
import { decide } from './decide';
import { kindRules } from './kind-rules';
import { answeredBy, offered } from './offered';
import { makeReply } from './reply-to-request';
import { requestFacts } from './request-facts';
import { messagesOf, requestsOf } from './request-store';
import { afterPayoff, requestView } from './request-view';
import { makeRequest } from './submit-request';
import { wordingOf } from './wording';

/** Money that leaves the bank needs a recent proof (D174). */
const needsProof = (kind: string): boolean => kind === 'creditBalanceRefund';

/** What is possible on an account, what it would change, sending it, and where it stands (D185). */
export function requestRoutes(services: Services): Route[] {
  const { database, settings } = services;
  return [
    memberRoute(offeredRequests, async ({ accountNumber }, { borrowerId }, { today }) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return refuse('Error');
      return ok({ kinds: offered(await requestFacts(database, services, account, today)) });
    }),

    memberRoute(previewRequest, async (input, { borrowerId }, { today, language }) => {
      if ((await settings.host('niteMode')) === 'true') return refuse('NiteMode');
      const account = await accountOf(database, borrowerId, input.accountNumber);
      if (!account) return refuse('Error');
      const facts = await requestFacts(database, services, account, today);
      const allowed = decide(facts, input);
      if (!allowed.ok) return allowed;
      const { kind, change } = allowed.value;
      return ok({
        schedule: [],
        affectedPayments: [],
        ...change?.effect.figures,
        wording: change && wordingOf(change.kind, change.effect, language),
        isProofRequired: needsProof(kind),
        isDecidedAtOnce: kindRules[kind].answersIn === 0,
        answerBy: answeredBy(kind, today),
      });
    }),

    memberRoute(submitRequest, async (input, session, request) => {
      if (needsProof(input.kind) && !isRecentlyProven(session, request.now))
        return refuse('ProofRequired');
      const { borrowerId } = session;
      const keyed = { call: submitRequest, input, borrowerId, request };
      const { meanings } = submitRequestDocs();
      const done = await onceInTransaction(services, keyed, meanings, (tx) =>
        makeRequest(tx, services, input, borrowerId, request),
      );
      return done.ok ? ok({ referenceNumber: done.value.reference }) : done;
    }),

    memberRoute(borrowerRequests, async ({ accountNumber }, { borrowerId }, request) => {
      const requests = await listed(services, borrowerId, accountNumber, request);
      return requests ? ok({ requests }) : refuse('Error');
    }),

    memberRoute(replyToRequest, async (input, { borrowerId }, request) => {
      const keyed = { call: replyToRequest, input, borrowerId, request };
      const { meanings } = replyToRequestDocs();
      const done = await onceInTransaction(services, keyed, meanings, (tx) =>
        makeReply(tx, services, input, borrowerId, request),
      );
      return done.ok ? ok({ referenceNumber: done.value.reference }) : done;
    }),
  ];
}

/** The requests of a borrower or an account of theirs; undefined for another's account. */
async function listed(
  { database }: Services,
  borrowerId: number,
  accountNumber: string | undefined,
  { today }: RequestDetails,
): Promise<BorrowerRequest[] | undefined> {
  const accounts = (await accountsOf(database, borrowerId)).filter(
    ({ number }) => accountNumber === undefined || number === accountNumber,
  );
  if (accountNumber !== undefined && accounts.length === 0) return undefined;
  const views = await Promise.all(accounts.map((account) => viewAccount(database, account, today)));
  const stored = await requestsOf(database, borrowerId, accountNumber);
  const sent = await Promise.all(
    stored.map(async (request) => {
      const view = views.find(({ account }) => account.number === request.account);
      return requestView(request, await messagesOf(database, request.reference), view);
    }),
  );
  return [...sent, ...views.filter(({ account }) => isOwed(account)).flatMap(afterPayoff)];
}
