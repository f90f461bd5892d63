import type { Context } from 'hono';
import {
  cutConnection,
  type Observed,
  refusal,
  type ReportFailure,
  type Trace,
} from '@portico/server/parts';
import { applyFault, brokenAnswer, type Wait } from './apply-fault';
import type { FaultStore } from './fault-store';
import type { RequestLog } from './request-log';

/** What observing a request needs. */
export type Observers = {
  readonly clock: () => number;
  readonly faults: FaultStore;
  readonly log: RequestLog;
  readonly wait: Wait;
  readonly onError: ReportFailure;
};

/**
 * Handles a request with the fault that is set for it, and logs it.
 * @param refuse the answer to a fault that refuses with a code.
 */
export async function observed(
  { clock, faults, log, wait, onError }: Observers,
  context: Context,
  target: Observed,
  handle: (trace: Trace) => Promise<Response>,
  refuse: (code: string) => Response = (code) => refusal(code, 200),
): Promise<Response> {
  const began = clock();
  const fault = faults.take(target.name);
  const trace: Trace = { input: undefined, username: null };
  const response = await applyFault(fault, () => handle(trace), {
    wait,
    refuse,
    cut: () => cutConnection(context) ?? brokenAnswer(),
  });
  // The request was carried out: a failure of the log must not change its answer.
  try {
    log.add({
      ...trace,
      call: target,
      at: new Date(began).toISOString(),
      status: response.status,
      took: clock() - began,
      hasIdempotencyKey: context.req.header('Idempotency-Key') !== undefined,
      answer: await answerOf(response),
      fault: fault ?? null,
    });
  } catch (error) {
    onError(error);
  }
  return response;
}

async function answerOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await response.clone().text());
    return body;
  } catch {
    return null;
  }
}
