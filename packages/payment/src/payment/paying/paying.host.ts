import {
  accountProblems,
  bankLookup,
  draftAgreement,
  paymentInfo,
  paymentMethods,
  payoffQuote,
  submitImmediateBank,
  submitImmediateCard,
  submitRecurringBank,
  submitRecurringCard,
  submitScheduledBank,
  submitScheduledCard,
  thirdPartyFee,
} from '@portico/contract';
import { refusedCodes, type ApiError, type Client, type Core } from '@portico/core/internal';
import { lookUpOutcome } from '@portico/shared/outcome';
import type { LoanAnswer } from './plan/account-decision';
import type { PaymentPorts, SendAnswer } from './paying.ports';
import type { Bank } from './paying.state';
import { routingNumberOf } from './methods/method';
import { ok, refuse } from '@portico/rules';
import { deletePlanned } from '@portico/shared/planned-payments';
import { savedMethods } from './methods/saved-methods';
import { bankInfo, bankRequest, cardRequest, type Submission } from './delivery/submission';

type HostPorts = Pick<
  PaymentPorts,
  'loadLoan' | 'send' | 'turnOffAutopay' | 'outcome' | 'quote' | 'fee' | 'prepareDraft'
>;

/** The payment screen's requests to the host (payments §7). */
export function hostPorts(core: Core, username: () => string, removed: AbortSignal): HostPorts {
  const { client, environment } = core;
  return {
    loadLoan: (number) => loadLoan(client, number),
    send: (submission, key) => send(client, submission, username(), key),
    turnOffAutopay: (payment, { accountNumber, paymentToken }) =>
      deletePlanned(
        core,
        { accountNumber, token: () => Promise.resolve(ok(paymentToken)) },
        { kind: 'recurring', payment },
      ),
    outcome: (key) => lookUpOutcome(client, key, removed),
    async quote({ accountNumber, payOffDate }) {
      const answer = await client.send(payoffQuote, { accountNumber, payOffDate });
      return answer.ok ? answer.value.payOffQuoteAmount : undefined;
    },
    async fee({ request }) {
      const answer = await client.send(thirdPartyFee, request);
      return answer.ok ? answer.value.thirdPartyFeeAmount : undefined;
    },
    prepareDraft: (submission) => prepareDraft(client, submission, environment.now),
  };
}

/** Loads all data of the loan in parallel; an error of the account itself comes first. */
async function loadLoan(client: Client, accountNumber: string): Promise<LoanAnswer> {
  const [details, info, methods] = await Promise.all([
    client.send(accountProblems, { accountNumber }),
    client.send(paymentInfo, { accountNumber }),
    client.send(paymentMethods, { accountNumber }),
  ]);
  if (!details.ok) return refuse(codesOf(details.error)[0] ?? '');
  const { information } = details.value;
  if (!information.hasNoErrors) {
    return refuse(information.errors[0]?.errorMessage ?? '');
  }
  if (!info.ok) return refuse(codesOf(info.error)[0] ?? '');
  if (!methods.ok) return refuse('MethodsMissing');
  return ok({ info: info.value, saved: savedMethods(methods.value.paymentMethods) });
}

const bankCalls = {
  immediate: submitImmediateBank,
  scheduled: submitScheduledBank,
  recurring: submitRecurringBank,
};

const cardCalls = {
  immediate: submitImmediateCard,
  scheduled: submitScheduledCard,
  recurring: submitRecurringCard,
};

async function send(
  client: Client,
  submission: Submission,
  logonName: string,
  idempotencyKey: string,
): Promise<SendAnswer> {
  const { kind } = submission;
  const options = { idempotencyKey };
  const byBank = bankRequest(submission, logonName);
  const byCard = cardRequest(submission, logonName);
  const answer = byBank
    ? await client.send(bankCalls[kind], byBank, options)
    : byCard && (await client.send(cardCalls[kind], byCard, options));
  if (!answer) return { status: 'notSent' };
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

/** The draft agreement, and the account's bank if its routing number is known. */
async function prepareDraft(client: Client, submission: Submission, now: () => number) {
  const { method, frequencyInfo, amount, additionalPrincipalAmount } = submission;
  const achInfo = bankInfo(method);
  if (!achInfo) return undefined;
  const [made, bank] = await Promise.all([
    client.send(draftAgreement, {
      loanAccountNumber: submission.accountNumber,
      achInfo,
      amount,
      additionalPrincipal: additionalPrincipalAmount,
      localTimeOffset: new Date(now()).getTimezoneOffset(),
      daysBeforeDue: frequencyInfo.numDays,
    }),
    bankBehind(client, routingNumberOf(method)),
  ]);
  return made.ok ? { token: made.value.passableToken, bank } : undefined;
}

async function bankBehind(
  client: Client,
  routingNumber: string | undefined,
): Promise<Bank | undefined> {
  if (routingNumber === undefined) return undefined;
  const answer = await client.send(bankLookup, { routingNumber });
  if (!answer.ok) return { routingNumber, name: undefined, address: undefined };
  const { name, address, city, state, zip } = answer.value;
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const whole = [address, town].filter(Boolean).join(', ');
  return { routingNumber, name, address: whole || undefined };
}

function codesOf(error: ApiError): readonly string[] {
  return error.kind === 'unauthorized' ? ['Unauthorized'] : refusedCodes(error);
}
