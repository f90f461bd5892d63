import {
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  submitRequest,
} from '@portico/contract';
import { passLookUps } from '@portico/requests/testing/parts';
import { requestsCodes } from '../effects/codes/requests.codes';
import { screensOf, unanswered, type FaultRow } from './row';

const showOf = screensOf(requestsCodes);

const Unauthorized = 'Sign in to make a request or to see where one stands.';

/** An answer without its parts is one without requests, kinds or changes. */
const reads = (empty: string) =>
  ({
    but: { Unauthorized, 'parts missing': empty },
    accepts: ['parts missing'],
  }) satisfies Partial<FaultRow>;

const unknown = 'We had no answer, so we do not know whether this has arrived.';

/** A request that had no answer is looked up; the API of the tests has no look-up. */
const sent = {
  says: 'This could not be done. Please try again, or contact us.',
  change: { lost: unknown, notSent: unanswered.notSent },
  but: { Unauthorized, 'parts missing': unknown },
  wait: passLookUps,
} satisfies Partial<FaultRow>;

/** What is shown when a call about requests fails. */
export const requestsFaults: readonly FaultRow[] = [
  {
    call: borrowerRequests,
    show: showOf(borrowerRequests),
    says: 'Your requests could not be loaded.',
    ...reads('You have made no requests.'),
  },
  {
    call: offeredRequests,
    show: showOf(offeredRequests),
    says: 'What you can request could not be loaded.',
    ...reads('You have made no requests.'),
  },
  {
    call: previewRequest,
    show: showOf(previewRequest),
    says: 'What changes could not be loaded. Please try again.',
    ...reads('Nothing of your loan changes by this.'),
  },
  { call: submitRequest, show: showOf(submitRequest), ...sent },
  { call: replyToRequest, show: showOf(replyToRequest), ...sent },
];
