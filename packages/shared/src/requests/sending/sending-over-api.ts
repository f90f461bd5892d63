import { shortMark } from '@portico/core/drafts';
import { refusedCodes, type CallOutcome, type Core } from '@portico/core/internal';
import { lookUpOutcome } from '../../outcome/look-up-outcome';
import { createKeptAttempts, type KeptAttempts, type Subject } from './kept-attempts';
import type { Attempt, SendAnswer, SendingPorts } from './sending';

function attemptsOf({ environment, session }: Core): KeptAttempts {
  return createKeptAttempts(environment.sessionStorage, () => session.peek()?.username ?? '');
}

/** What this tab has sent for an account without an answer. */
export const unansweredOn = (core: Core, accountNumber: string) =>
  attemptsOf(core).of(shortMark(accountNumber));

/** Sending about a subject, with what an earlier page sent about it without an answer. */
export function sendingOverApi(
  core: Core,
  accountNumber: string,
  what: Subject['what'],
  name: string,
) {
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

/** What the answer to something that was sent says of it. */
export function sendAnswerOf(
  answer: CallOutcome<{ readonly referenceNumber: string }>,
): SendAnswer {
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
