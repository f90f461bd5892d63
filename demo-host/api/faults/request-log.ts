import { loggable, loggableAnswer } from '@portico/contract/logging';
import { scrubSecrets } from '@portico/rules';
import type { LoggedRequest } from '../console-routes';
import type { Observed } from '@portico/server/parts';

/** How many requests are kept. */
const logLength = 200;

/** A request, with unmasked input and answer. */
export type TracedRequest = Omit<LoggedRequest, 'id' | 'call' | 'method' | 'path'> & {
  readonly call: Observed;
};

/** The last requests, newest first. */
export type RequestLog = {
  readonly add: (request: TracedRequest) => void;
  readonly all: () => readonly LoggedRequest[];
  readonly clear: () => void;
};

/** What is logged of a request: the fields that the contract allows, no address, no headers. */
function keptOf({ call, input, answer, username, ...rest }: TracedRequest, id: number) {
  return {
    ...rest,
    id,
    call: call.name,
    method: call.method,
    path: call.path,
    username: username && scrubSecrets(username),
    input: loggable(call.query ?? call.request, input),
    answer: loggableAnswer(call.response, answer),
  };
}

/** @param listen called with every request, as it is logged. */
export function createRequestLog(listen?: (request: LoggedRequest) => void): RequestLog {
  let requests: LoggedRequest[] = [];
  let lastId = 0;
  return {
    add: (request) => {
      lastId += 1;
      const kept = keptOf(request, lastId);
      requests = [kept, ...requests].slice(0, logLength);
      listen?.(kept);
    },
    all: () => requests,
    clear: () => {
      requests = [];
    },
  };
}
