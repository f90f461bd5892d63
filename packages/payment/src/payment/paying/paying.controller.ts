import {
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  submitImmediateBank,
  submitScheduledBank,
  type Account,
  type OutputOf,
} from '@portico/contract';
import {
  isPersonalUser,
  type ApiError,
  type Core,
  type Result,
  accountsOf,
  today,
} from '@portico/core';
import type { ReadSetting } from '@portico/element';
import { effect } from '@preact/signals-core';
import type { Confirmation } from '../../confirmation';
import type { OutcomeAnswer } from './find-outcome';
import { createIntentStore } from './intent-store';
import type { LoanAnswer } from './paying.account';
import { createPaymentFlow, type PaymentFlow } from './paying.flow';
import type { SendAnswer } from './paying.ports';
import { readPaymentSettings } from './paying.settings';
import { savedMethods } from './saved-methods';
import { requestOf, type Submission } from './submission';

/** What the screen is given by its page. */
export type PaymentPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  /** The loan chosen already. */
  readonly account: Account | undefined;
  /** The host has taken the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};

/** The payment screen over the page's core. */
export function createPayment({ core, read, account, paid }: PaymentPage): PaymentFlow {
  const { environment, client } = core;
  const gone = new AbortController();
  const username = () => core.session.peek()?.username ?? '';

  const flow = createPaymentFlow(
    {
      basis: () => ({
        today: today(core),
        settings: readPaymentSettings(read),
        personalUser: isPersonal(core),
      }),
      loadLoan: (number) => loadLoan(core, number),
      send: (submission, key) => send(core, submission, username(), key),
      async outcome(key) {
        const options = { idempotencyKey: key, signal: gone.signal };
        return outcomeOf(await client.send(paymentOutcome, undefined, options));
      },
      newKey: environment.randomId,
      intents: createIntentStore(environment.sessionStorage, username),
      wait: (milliseconds) =>
        new Promise((resolve) => {
          const cancel = environment.delay(resolve, milliseconds);
          gone.signal.addEventListener('abort', cancel);
        }),
      paid(confirmation) {
        void accountsOf(core).refresh();
        paid(confirmation);
      },
    },
    account,
  );

  /** Something that leaving would lose: a method or an amount, until it is paid. */
  const stopWatching = effect(() => {
    const { choices, place } = flow.state.value;
    core.unsaved.value = place.at !== 'done' && choices.method !== undefined;
  });

  return {
    ...flow,
    dispose() {
      flow.dispose();
      gone.abort();
      stopWatching();
      core.unsaved.value = false;
    },
  };
}

function isPersonal({ session }: Core): boolean {
  const current = session.peek();
  return current !== undefined && isPersonalUser(current);
}

/** Payment information and saved methods, asked for at once. */
async function loadLoan({ client }: Core, accountNumber: string): Promise<LoanAnswer> {
  const [info, methods] = await Promise.all([
    client.send(paymentInfo, { accountNumber }),
    client.send(paymentMethods, { accountNumber }),
  ]);
  if (!info.ok) return { ok: false, code: codesOf(info.error)[0] ?? '' };
  if (!methods.ok) return { ok: false, code: 'MethodsMissing' };
  return { ok: true, info: info.value, saved: savedMethods(methods.value.paymentMethods) };
}

async function send(
  { client }: Core,
  submission: Submission,
  logonName: string,
  idempotencyKey: string,
): Promise<SendAnswer> {
  const { method } = submission;
  if (method.kind === 'saved-card' || method.kind === 'new-card') {
    return { status: 'refused', codes: ['CardNotAllowed'] };
  }
  const call = submission.kind === 'immediate' ? submitImmediateBank : submitScheduledBank;
  const answer = await client.send(call, requestOf(submission, method, logonName), {
    idempotencyKey,
  });
  if (answer.ok) return { status: 'posted', referenceNumber: answer.value.referenceNumber };
  switch (answer.error.delivery) {
    case 'not-sent':
      return { status: 'notSent' };
    case 'refused':
      return { status: 'refused', codes: codesOf(answer.error) };
    case 'unknown':
      return { status: 'lost' };
  }
}

function outcomeOf(answer: Result<OutputOf<typeof paymentOutcome>>): OutcomeAnswer {
  if (!answer.ok) return { status: 'unanswered' };
  const { status, referenceNumber, errors } = answer.value;
  switch (status) {
    case 'posted':
      return { status, referenceNumber: referenceNumber ?? '' };
    case 'refused':
      return { status, codes: errors.map(({ errorMessage }) => errorMessage) };
    case 'processing':
      return { status };
    case 'unknown':
      return { status: 'absent' };
  }
}

function codesOf(error: ApiError): readonly string[] {
  if (error.kind === 'rejected') return error.codes;
  return error.kind === 'forbidden' ? [error.code] : [];
}
