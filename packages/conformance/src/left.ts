import { refusalCodes, writeWire, type Call, type Effect } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { formatMoney, centsFromAmount } from '@portico/rules';
import { OptionalMissing } from './report';
import { entriesOf, fieldOf } from './values';
import type { Received, Sender } from './wire';

/** Something that the run left behind at the host. */
export type Left = {
  /** Name of the call that left it. */
  readonly call: string;
  readonly what: string;
  /** By which the host knows it: a reference number, the id of a saved method. */
  readonly reference?: string | undefined;
  /** Requests that left the same, where it has no reference. */
  readonly times: number;
};

/** What remains of a call that was carried out, where its summary does not say it. */
const remains: Readonly<Record<string, string>> = {
  clientError: 'an error report, "conformance check"',
  resendCode: 'a security code that was sent to the borrower',
  userLogin: 'a sign-in of the borrower, with the security code that it may have sent',
  validatePasswordForLoggedInUser: 'a comparison of a password, which may be counted as a guess',
  paymentOutcome: 'a key that is closed for payments; none was made under it',
  updateProfile: 'the notification preferences, saved as they were',
  setStatementFormat: 'the way statements are sent, saved as it was',
  setTaxFormDelivery: 'the way tax forms are delivered, saved as it was',
  submitImmediateBank: 'a booked payment',
};

/** Answers of a call that did nothing, although it was not refused. */
const didNothing: Readonly<Record<string, (body: unknown) => boolean>> = {
  tokenLogin: (body) => fieldOf(body, 'isLoggedIn') !== true,
  paymentOutcome: (body) => fieldOf(body, 'keyIsClosed') !== true,
};

const summaries = new Map(allCalls.map(({ name, summary }) => [name, summary]));

/** Fields of an answer that name what was stored. */
const references = /^(referenceNumber|profileId|passkeyId|confirmationNumber)$/i;

/** The first text or number at any depth whose field has such a name. */
function valueIn(value: unknown, name: RegExp): string | number | undefined {
  for (const [key, one] of entriesOf(value)) {
    if (name.test(key) && (typeof one === 'string' || typeof one === 'number')) return one;
    const within = valueIn(one, name);
    if (within !== undefined) return within;
  }
  return undefined;
}

/** What a request has left behind, if it was carried out. */
export function leftBy(call: Call, wire: unknown, { status, body }: Received): Left | undefined {
  if (status < 200 || status > 299 || refusalCodes(body) !== undefined) return undefined;
  if (didNothing[call.name]?.(body)) return undefined;
  const amount = valueIn(wire, /^paymentAmount$/i);
  const of = typeof amount === 'number' ? ` of ${formatMoney(centsFromAmount(amount))}` : '';
  const reference = valueIn(body, references);
  return {
    call: call.name,
    what: `${remains[call.name] ?? summaries.get(call.name) ?? call.name}${of}`,
    reference: reference === undefined ? undefined : String(reference),
    times: 1,
  };
}

/** Adds what was left; the same reference again is the same thing. */
export function withLeft(all: readonly Left[], one: Left): readonly Left[] {
  const same = all.find(
    ({ call, what, reference }) =>
      call === one.call && what === one.what && reference === one.reference,
  );
  if (!same) return [...all, one];
  const times = one.reference === undefined ? same.times + one.times : same.times;
  return all.map((left) => (left === same ? { ...left, times } : left));
}

/** Sends the same, and says what each request has left behind, or may have where no answer came. */
export function recorded(
  sender: Pick<Sender<Effect>, 'sendWire'>,
  leave: (left: Left) => void,
): Sender<Effect> {
  const sendWire: Sender<Effect>['sendWire'] = async (call, wire, sending) => {
    const received = await sender.sendWire(call, wire, sending).catch((error: unknown) => {
      if (!(error instanceof OptionalMissing)) {
        const summary = summaries.get(call.name) ?? call.name;
        leave({ call: call.name, what: `perhaps, without an answer: ${summary}`, times: 1 });
      }
      throw error;
    });
    const left = leftBy(call, wire, received);
    if (left) leave(left);
    return received;
  };
  return {
    sendWire,
    send: (call, input, sending) => {
      const codec = call.request ?? call.query;
      return sendWire(call, codec && writeWire(codec, input), sending);
    },
  };
}
