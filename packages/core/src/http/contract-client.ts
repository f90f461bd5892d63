import { toJson } from '@portico/rules';
import { writeWire, type Call } from '@portico/contract';
import { requestHeaders } from '@portico/contract/page-protocol';
import { readAnswer } from './answer';
import type { Client, ClientNeeds, SendOptions } from './client';
import { codeReader } from './error-codes';
import { oncePerPage } from '../page/page-store';
import { pageAnswers } from '../query/kept-answers';
import { sendRequest } from './send-request';
import { readByContract } from './read-by-contract';
import { failCall, type CallOutcome } from './api-error';

/** The client with the contract's code: every call except the setup's goes through it. */
export function createContractClient(needs: ClientNeeds): Client {
  /** Pending reads by address, token or session id, and idempotency key; equal reads share one. */
  const pending = new Map<string, Promise<CallOutcome<unknown>>>();

  const request = async (call: Call, input: unknown, options: SendOptions) => {
    const session = needs.session();
    const token = options.token ?? session?.userToken;
    if (call.session === 'required' && !token)
      return failCall({ kind: 'unauthorized' }, 'not-sent');
    const address = addressOf(needs.api(), call, input);
    const sent = await sendRequest(needs.environment, {
      ...options,
      method: call.method,
      address,
      early: call.method === 'GET' ? needs.environment.early(address, token ?? '') : undefined,
      headers: {
        'Content-Type': call.request && 'application/json',
        // What the server keeps of an agreement is what the borrower read.
        'Accept-Language': needs.locale(),
        ...requestHeaders({ ...session, userToken: token }),
        'Idempotency-Key': options.idempotencyKey,
      },
      body: call.request && toJson(writeWire(call.request, input)),
    });
    const result = sent.ok ? readAnswer(call, sent.value, codeReader(needs.codeMap())) : sent;
    if (!result.ok && result.error.kind === 'unauthorized') needs.tokenRefused(token);
    const mayBeDone = result.ok || result.error.delivery === 'unknown';
    if (call.effect === 'writes' && mayBeDone) needs.written(call.name);
    return result;
  };

  const exchange: Client['exchange'] = (call, input, options = {}) => {
    if (pageAnswers.includes(call.name)) {
      const { page } = needs.environment;
      return oncePerPage(page, call.name, () => request(call, input, options));
    }
    // A read from before a change may lack it.
    if (call.method !== 'GET') return request(call, input, options).finally(() => pending.clear());
    if (options.signal || options.fresh) return request(call, input, options);
    const key = [
      addressOf(needs.api(), call, input),
      options.token ?? needs.session()?.id,
      options.idempotencyKey,
    ].join(' ');
    const shared = pending.get(key);
    if (shared) return shared;
    const answer = request(call, input, options).finally(() => {
      if (pending.get(key) === answer) pending.delete(key);
    });
    pending.set(key, answer);
    return answer;
  };

  return {
    exchange,
    send: async (call, input, options) => {
      const answer = await exchange(call, input, options);
      return answer.ok ? readByContract(call, answer.value, needs.report) : answer;
    },
  };
}

/** The address of a call: its path in the listed casing (D4), then the query. */
function addressOf(api: string, call: Call, input: unknown): string {
  const wire = call.query ? writeWire(call.query, input) : undefined;
  const pairs = Object.entries(wire ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(pairs).toString();
  return api + call.path + (query && `?${query}`);
}
