import { setupTarget } from '@portico/contract';
import { requestHeaders, type HttpAnswer } from '@portico/contract/page-protocol';
import type { ClientNeeds } from '../http/client';
import { sendRequest } from '../http/send-request';
import type { CallOutcome } from '../http/api-error';

/** Requests the setup, if no first screen has requested it already. */
export function requestSetup(
  { environment, session }: ClientNeeds,
  address: string,
): Promise<CallOutcome<HttpAnswer>> {
  return sendRequest(environment, {
    method: setupTarget.method,
    address,
    headers: requestHeaders(session()),
  });
}
