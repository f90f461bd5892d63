import { accountList } from '@portico/contract';
import { changesTexts } from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { ProofPlace } from '@portico/shared/proof';
import { requestsKindsTexts, requestsThreadTexts } from '@portico/shared/requests';
import { requestsTexts } from './requests.sentences';
import { RequestsView } from './requests.view';

/**
 * Makes requests of the lender, such as another due date or payments to skip, and follows them to
 * their answers.
 *
 * @fires portico-navigate
 * @reservedHeight 480
 */
export const requestsWidget = defineWidget({
  tag: 'portico-requests',
  properties: {
    /** The account to show first; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
  },
  texts: [requestsTexts, requestsKindsTexts, requestsThreadTexts, changesTexts],
  firstReads: [{ call: accountList }],
  skeleton: { rows: 10 },
  beside: ProofPlace,
  view: RequestsView,
});
