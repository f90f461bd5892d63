import type { Call } from '@portico/contract';
import type { Core } from '../core';
import type { Result } from '../http/result';
import { oncePerPage } from './page-store';

/** The unread answer of a call that is the same for the whole page: one request per page. */
export function askOnce(
  { client, environment }: Core,
  call: Call,
  input?: object,
): Promise<Result<unknown>> {
  return oncePerPage(environment.page, call.name, () => client.exchange(call, input));
}
