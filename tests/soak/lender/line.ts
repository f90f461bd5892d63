import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { realTime } from '../borrower/page-time';
import type { Fault } from '../plan/kinds';

/** The calls on which faults are set. */
export type Call = 'submission' | 'look-up';

/** Decides which server answers, and is told what happens to a submission. */
export type LineRules = {
  /** The server that answers; undefined cuts the connection. */
  readonly to: (call: Call | undefined, isPage: boolean) => Promise<string | undefined>;
  /** Called when a submission was passed on to that server. */
  readonly sent: (to: string) => void;
  /** Called before the answer to a submission is passed on; false cuts the connection instead. */
  readonly answered: (to: string) => Promise<boolean>;
  /** The answer to a look-up of a host that closes no keys. */
  readonly outcomeOf: (key: string) => Promise<object>;
};

/** A page of the lender's address that runs nothing. */
export const blankPage = '/soak/blank';

const submissionPath = /^\/api\/Payment(Immediate|Scheduled|Recurring)\/Submit(Ach|Card)$/i;
const lookUpPath = /^\/api\/PaymentInformation\/GetPaymentOutcome$/i;

const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?')[0] ?? '/';

function callOf(incoming: IncomingMessage): Call | undefined {
  if (submissionPath.test(pathOf(incoming))) return 'submission';
  return lookUpPath.test(pathOf(incoming)) ? 'look-up' : undefined;
}

/** An answer, read whole. */
type Answer = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
};

async function read(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Passes a request on; undefined when the server cuts the connection. */
function pass(to: string, incoming: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
  const { method, headers, url = '/' } = incoming;
  return new Promise((resolve) => {
    const lost = () => resolve(undefined);
    const passed = request(new URL(url, to), { method, headers, agent: false }, (answer) => {
      const { statusCode: status = 502, headers: answered } = answer;
      read(answer).then((whole) => resolve({ status, headers: answered, body: whole }), lost);
    });
    passed.on('error', lost);
    passed.end(body);
  });
}

const headers = { 'content-type': 'application/json; charset=utf-8' };

/** What answers before the lender does. */
function answerOf(insteadOf: NonNullable<Fault['insteadOf']>): Answer {
  if ('status' in insteadOf) return { status: insteadOf.status, headers, body: Buffer.from('') };
  return jsonAnswer({ HasNoErrors: false, Errors: [{ ErrorMessage: insteadOf.refusal }] });
}

function jsonAnswer(body: object): Answer {
  return { status: 200, headers, body: Buffer.from(JSON.stringify(body)) };
}

function halved({ headers: { 'content-length': _, ...headers }, ...answer }: Answer): Answer {
  return { ...answer, headers, body: answer.body.subarray(0, Math.ceil(answer.body.length / 2)) };
}

/**
 * One address for servers that stop and restart, with faults on the way to them. A request that is
 * on its way arrives even when the page that sent it has gone.
 */
export async function startLine(rules: LineRules) {
  const faults = new Map<Call, Fault>();
  const underWay = new Set<Promise<unknown>>();

  const takeFault = (call: Call | undefined): Fault => {
    const fault = call && faults.get(call);
    if (call && !fault?.always) faults.delete(call);
    return fault ?? {};
  };

  /** The lender's answer; undefined where the connection is cut. */
  const deliver = async (incoming: IncomingMessage, body: Buffer, fault: Fault) => {
    const call = callOf(incoming);
    if (fault.closesNoKey) {
      return jsonAnswer(await rules.outcomeOf(String(incoming.headers['idempotency-key'])));
    }
    if (fault.arrivesAfter) await wait(realTime(fault.arrivesAfter));
    const to = await rules.to(call, !pathOf(incoming).toLowerCase().startsWith('/api/'));
    if (to === undefined) return undefined;
    const passed = pass(to, incoming, body);
    if (call === 'submission') rules.sent(to);
    const answer = await passed;
    if (call === 'submission' && !(await rules.answered(to))) return undefined;
    return answer;
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const reply = (answer: Answer | undefined) => {
      if (!answer) return void outgoing.destroy();
      return outgoing.writeHead(answer.status, answer.headers).end(answer.body);
    };
    const body = await read(incoming);
    if (pathOf(incoming) === blankPage) {
      const body = Buffer.from('<!doctype html><title>–</title>');
      return reply({ status: 200, headers: { 'content-type': 'text/html' }, body });
    }
    const fault = takeFault(callOf(incoming));
    if (fault.lost === 'request') return reply(undefined);
    if (fault.insteadOf) reply(answerOf(fault.insteadOf));
    if (fault.receivesNothing) return undefined;
    const answer = await deliver(incoming, body, fault);
    if (fault.insteadOf) return undefined;
    if (fault.lost === 'answer') return reply(undefined);
    if (fault.answersAfter) await wait(realTime(fault.answersAfter));
    return reply(answer && fault.halved ? halved(answer) : answer);
  };

  const server = createServer((incoming, outgoing) => {
    const served = serve(incoming, outgoing).catch(() => outgoing.destroy());
    if (callOf(incoming) !== 'submission') return;
    underWay.add(served);
    void served.finally(() => underWay.delete(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = readAddress(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** Replaces what fails from now on. */
    setFaults(submission: Fault | undefined, lookUp: Fault | undefined) {
      faults.clear();
      if (submission) faults.set('submission', submission);
      if (lookUp) faults.set('look-up', lookUp);
    },
    /** Resolves when no submission is on its way any more. */
    async quiet() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return address;
}
