import { setupTarget } from '@portico/contract';
import { requestEarly } from '@portico/contract/early-request';
import { apiOf, type PageConfiguration } from '@portico/contract/page-protocol';

/** Requests the lender's setup, once per page, while the code that needs it is loaded. */
export function requestSetup(configuration: PageConfiguration): void {
  requestEarly(apiOf(configuration), setupTarget.path);
}
