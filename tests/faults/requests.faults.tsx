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

const refused = ['HTTP 403', 'HasNoErrors false', 'Unauthorized'] as const;
const said = (sentence: string) => Object.fromEntries(refused.map((fault) => [fault, sentence]));

const unknown = 'We had no answer, so we do not know whether this has arrived.';

/** A request that had no answer is looked up; the API of the tests has no look-up. */
const sent = {
  says: unknown,
  change: { lost: unknown, notSent: unanswered.notSent },
  but: said('This could not be done. Please try again, or call us.'),
  wait: passLookUps,
} satisfies Partial<FaultRow>;

/** What is shown when a call about requests fails. */
export const requestsFaults: readonly FaultRow[] = [
  {
    call: borrowerRequests,
    show: showOf(borrowerRequests),
    says: 'Your requests could not be loaded.',
  },
  {
    call: offeredRequests,
    show: showOf(offeredRequests),
    says: 'What you can request could not be loaded.',
  },
  {
    call: previewRequest,
    show: showOf(previewRequest),
    says: 'What changes could not be loaded. Please try again.',
  },
  { call: submitRequest, show: showOf(submitRequest), ...sent },
  { call: replyToRequest, show: showOf(replyToRequest), ...sent },
];
