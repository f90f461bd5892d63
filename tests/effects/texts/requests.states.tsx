import { offeredRequests, paymentOutcome, submitRequest } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { arrivalTime } from '@portico/shared/outcome';
import { aField, aKind, passLookUps } from '@portico/requests/testing/parts';
import { showRequests } from '@portico/requests/testing';
import type { State } from './test-texts';

/** The states of requests that no story shows. */
export const requestsStates: readonly State[] = [
  {
    keys: ['requests.cannotSend'],
    show: async (settings) => {
      const kind = aKind('question', { fields: [aField('map', 'place')] });
      const { press } = await showRequests({ settings }, ({ server }) =>
        server.answer(offeredRequests, answers.offeredRequests({ kinds: [kind] })),
      );
      await press('Make a request');
      await press('Ask a question');
    },
  },
  {
    keys: ['requests.startOver', 'requests.startOverSafe'],
    show: async (settings) => {
      const test = await showRequests({ settings }, ({ server }) => {
        server.drop(submitRequest);
        server.answer(paymentOutcome, { status: 'processing', errors: [] });
      });
      await test.review();
      await test.press('Agree and send');
      await passLookUps(test);
      test.clock.advance(arrivalTime);
    },
  },
];
