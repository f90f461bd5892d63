import {
  accountDetails,
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  submitRequest,
  type BorrowerRequest,
  type OfferedRequest,
} from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { shortMark } from '@portico/core/drafts';
import { refusedCodes, type CallOutcome, type Core, type Query } from '@portico/core/internal';
import { lookUpOutcome } from '@portico/shared/outcome';
import type { Prove } from '@portico/shared/proof';
import { createAskingFlow } from '../asking/asking.flow';
import { createFollowingFlow } from '../following/following.flow';
import { createKeptAttempts, type KeptAttempts, type Subject } from '../sending/kept-attempts';
import type { Attempt, SendAnswer, SendingPorts } from '../sending/sending';

/** The requests of an account, the newest first. */
export const requestsOf = (core: Core, accountNumber: string) =>
  core.query(borrowerRequests, { accountNumber });

/** What can be requested on an account. */
export const offeredOn = (core: Core, accountNumber: string) =>
  core.query(offeredRequests, { accountNumber });

function attemptsOf({ environment, session }: Core): KeptAttempts {
  return createKeptAttempts(environment.sessionStorage, () => session.peek()?.username ?? '');
}

/** What this tab has sent for an account without an answer. */
export const unansweredOn = (core: Core, accountNumber: string) =>
  attemptsOf(core).of(shortMark(accountNumber));

/** A request of a kind over the lender's API. */
export function createAsking(
  core: Core,
  prove: Prove,
  accountNumber: string,
  offered: Pick<OfferedRequest, 'kind' | 'fields'>,
) {
  const { client } = core;
  const { kind } = offered;
  const { ports, earlier, ended } = sendingOf(core, accountNumber, 'request', kind);
  return ended(
    createAskingFlow(
      offered,
      {
        ...ports,
        preview: async (values) => {
          const answer = await client.send(previewRequest, { accountNumber, kind, values });
          if (answer.ok) return { preview: answer.value };
          return { code: refusedCodes(answer.error)[0] ?? 'unread' };
        },
        send: async (submission, idempotencyKey) =>
          answerOf(
            await prove('request', () =>
              client.send(submitRequest, { accountNumber, ...submission }, { idempotencyKey }),
            ),
          ),
        changed: () => readAgain(core, accountNumber),
      },
      earlier,
    ),
  );
}

/** What can be done about a request that was sent, over the lender's API. */
export function createFollowing(
  core: Core,
  accountNumber: string,
  { referenceNumber: requestNumber, missing }: Pick<BorrowerRequest, 'referenceNumber' | 'missing'>,
) {
  const { ports, earlier, ended } = sendingOf(core, accountNumber, 'reply', requestNumber);
  return ended(
    createFollowingFlow(
      { missing },
      {
        ...ports,
        send: async (reply, idempotencyKey) =>
          answerOf(
            await core.client.send(replyToRequest, { requestNumber, ...reply }, { idempotencyKey }),
          ),
        changed: () => readAgain(core, accountNumber),
      },
      earlier,
    ),
  );
}

/** Sending about a subject, with what an earlier page sent about it without an answer. */
function sendingOf(core: Core, accountNumber: string, what: Subject['what'], name: string) {
  const { client, environment, now } = core;
  const subject = { account: shortMark(accountNumber), what, name };
  const attempts = attemptsOf(core);
  const removal = new AbortController();
  const ports: Omit<SendingPorts<never>, 'send'> = {
    outcome: (key) => lookUpOutcome(client, key, removal.signal),
    newKey: environment.randomId,
    now,
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const cancel = environment.delay(resolve, milliseconds);
        removal.signal.addEventListener('abort', cancel);
      }),
    keep: (attempt) => attempts.keep(subject, attempt),
  };
  const earlier: Attempt | undefined = attempts
    .of(subject.account)
    .find((kept) => kept.what === what && kept.name === name);
  /** Ends waits and look-ups with the flow. */
  const ended = <F extends { readonly dispose: () => void }>(flow: F): F => ({
    ...flow,
    dispose() {
      removal.abort();
      flow.dispose();
    },
  });
  return { ports, earlier, ended };
}

function answerOf(answer: CallOutcome<{ readonly referenceNumber: string }>): SendAnswer {
  if (answer.ok) return { status: 'posted', referenceNumber: answer.value.referenceNumber };
  const { error } = answer;
  switch (error.delivery) {
    case 'not-sent':
      return { status: 'notSent' };
    case 'refused':
      return { status: 'refused', code: refusedCodes(error)[0] ?? 'Error' };
    case 'unknown':
      return { status: 'lost' };
  }
}

/** A granted request changes the loan: what is shown of it, here and elsewhere, is read again. */
function readAgain(core: Core, accountNumber: string): void {
  const read = <T>(query: Query<T>) => {
    if (query.state.peek().status !== 'idle') void query.refresh();
  };
  read(requestsOf(core, accountNumber));
  read(offeredOn(core, accountNumber));
  read(accountsOf(core));
  read(core.query(accountDetails, { accountNumber }));
}
