import { offeredRequests, paymentOutcome, submitRequest } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { keepDraft } from '@portico/core/drafts';
import { aField, aKind, day, passArrival, passLookUps } from '@portico/shared/testing/parts';
import { requestedLoan, showRequests } from '@portico/requests/testing';
import { requestDraft } from '@portico/requests/testing/parts';
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
      await passArrival(test);
    },
  },
  {
    keys: ['requests.dateNotOffered', 'requests.monthsNotOffered', 'requests.choiceNotOffered'],
    // What was entered before is not offered any more.
    show: async (settings) => {
      const kind = aKind('promiseToPay', {
        fields: [
          aField('date', 'date', { allowedDays: [day('2025-03-21')] }),
          aField('months', 'months', { maxMonths: 2 }),
          aField('reason', 'reason', { choices: [{ key: 'illness', label: {} }] }),
        ],
      });
      const { press } = await showRequests({ settings }, ({ core, server }) => {
        server.answer(offeredRequests, answers.offeredRequests({ kinds: [kind] }));
        keepDraft(core, requestDraft(requestedLoan.number, 'promiseToPay'), {
          date: '03/20/2025',
          months: '3',
          reason: 'lostWork',
        });
      });
      await press('Make a request');
      await press('Say when you will pay');
      await press('See what changes');
    },
  },
];
