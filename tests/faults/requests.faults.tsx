import {
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  submitRequest,
} from '@portico/contract';
import { showQuestions, waitingQuestion } from '@portico/messages/testing';
import { passLookUps } from '@portico/shared/testing/parts';
import { requestsCodes } from '../effects/codes/requests.codes';
import { lostFaults } from './fault';
import { screensOf, unanswered, type FaultRow } from './row';

const showOf = screensOf(requestsCodes);

/** What portico-messages shows a visitor. */
const signedOut = 'Back to Login';

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
    call: borrowerRequests,
    show: ({ settings, refuse }) => showQuestions([], { settings }, refuse),
    says: 'Your questions could not be loaded.',
    but: {
      Unauthorized: signedOut,
      'parts missing': 'You have not asked a question about a loan.',
    },
    accepts: ['parts missing'],
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
  {
    call: replyToRequest,
    show: async ({ settings, refuse }) => {
      const { open, reply } = await showQuestions([waitingQuestion()], { settings }, refuse);
      await open();
      await reply('It is for March.');
    },
    ...sent,
    but: { Unauthorized: signedOut, 'parts missing': unknown },
    // What may have arrived is not offered to be sent again.
    wipes: [...lostFaults, 'parts missing'],
  },
];
