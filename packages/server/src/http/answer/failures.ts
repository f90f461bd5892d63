import { randomUUID } from 'node:crypto';
import { scrubSecrets } from '@portico/rules';
import type { Context } from 'hono';

/** The request that an error belongs to. */
export type FailedRequest = {
  readonly method: string;
  /** Without the query, which can contain tokens. */
  readonly path: string;
  /** The code or status that it was answered with. */
  readonly code: string;
  /** Also in the header X-Request-Id of the answer. */
  readonly id: string;
};

/** Called with an internal error, and with the request in which it happened, if it was in one. */
export type ReportFailure = (error: unknown, at?: FailedRequest) => void;

const idHeader = 'X-Request-Id';

/** Reports an error of a request, and names the request in its answer, which has no detail of it. */
export function failed(
  report: ReportFailure,
  { req }: Context,
  error: unknown,
  { code, response }: { readonly code: string; readonly response: Response },
): Response {
  const given = req.header(idHeader) ?? '';
  // The id of a proxy finds the request in its log too.
  const id = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  report(error, { method: req.method, path: req.path, code, id });
  response.headers.set(idHeader, id);
  return response;
}

/** A text on one line, as far as it may be logged: an error can quote input. */
const oneLine = (text: string) => scrubSecrets(text).replace(/\s+/g, ' ').trim();

/**
 * Two lines of the log: what failed where, and the stack of the error with that of its causes.
 * Secrets are masked.
 */
export function failureLines(error: unknown, at?: FailedRequest): readonly [string, string] {
  const where = at ? `${at.method} ${oneLine(at.path)} ${at.code} ${at.id}` : 'outside a request';
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return [`error ${where} ${oneLine(what)}`, `  ${stackOf(error) || 'no stack'}`];
}

/** The places of a stack, after one another. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line));
  const { cause } = error;
  const own = places.map(oneLine).join(' ');
  if (!(cause instanceof Error)) return own;
  return `${own} caused by ${oneLine(`${cause.name}: ${cause.message}`)} ${stackOf(cause)}`;
}

/** Logs an error to the terminal. */
export const logFailure: ReportFailure = (error, at) => {
  console.error(failureLines(error, at).join('\n'));
};
