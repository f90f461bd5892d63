import {
  accountDocuments,
  accountList,
  borrowerRequests,
  offeredRequests,
  previewRequest,
  replyToRequest,
  submitRequest,
  type OutputOf,
} from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { ProofPlace } from '@portico/shared/proof';
import { screen } from '@testing-library/react';
import { RequestsView } from '../requests/requests.view';
import './parts';

/** The loan of the borrower. */
export const requestedLoan = aLoan();

type Requests = OutputOf<typeof borrowerRequests>['requests'];

type Options = TestOptions & { readonly requests?: Requests };

/**
 * The requests of a borrower with one loan: none is sent, unless some are given. The answers are
 * the examples of the contract; an extension can be asked.
 */
export async function showRequests(
  { requests = [], ...options }: Options = {},
  prepare?: (test: TestCore) => void,
) {
  const shown = await showWidget(
    <RequestsView />,
    { session: true, beside: ProofPlace, ...options },
    (test) => {
      const { server } = test;
      server.answer(accountList, answers.accountList({ accounts: [requestedLoan] }));
      server.answer(borrowerRequests, answers.borrowerRequests({ requests: [...requests] }));
      server.answer(offeredRequests, answers.offeredRequests());
      server.answer(previewRequest, answers.previewRequest());
      server.answer(submitRequest, answers.submitRequest());
      server.answer(replyToRequest, answers.replyToRequest());
      server.answer(accountDocuments, answers.accountDocuments());
      prepare?.(test);
    },
  );
  const press = async (name: string | RegExp) =>
    shown.user.click(await screen.findByRole('button', { name }));
  /** Answers how many months are skipped, and presses the button that looks at it. */
  const look = async () => {
    await press('Make a request');
    await press('Skip payments');
    const months = await screen.findByLabelText(/^How many months do you want to skip\?/);
    await shown.user.selectOptions(months, '1 month');
    await press('See what changes');
  };
  return {
    ...shown,
    press,
    look,
    /** Goes to what an extension by one month changes. */
    review: async () => {
      await look();
      await screen.findByRole('heading', { name: 'What changes' });
    },
    /** Answers each field of a kind that the suite does not know (`newGarage`). */
    answerGarage: async () => {
      const { user } = shown;
      await press('Make a request');
      await press('New address of the car');
      await user.type(screen.getByLabelText(/^Since when\?/), '05/01/2026');
      await user.selectOptions(screen.getByLabelText(/^For how many months\?/), '3 months');
      await user.type(screen.getByLabelText(/^What does it cost\?/), '80');
      await user.click(screen.getByLabelText('A garage'));
      await user.click(screen.getByLabelText('I moved'));
      await user.type(screen.getByLabelText(/^Where is it kept\?/), 'Oak Street 5');
    },
    /** Goes to a request for which a document is missing, and chooses one. */
    answer: async () => {
      await press('Get help for a hard time');
      const [box] = await screen.findAllByRole('checkbox');
      if (box) await shown.user.click(box);
    },
  };
}

/** A request for which the lender needs a document. */
export const askedRequests = (): Requests => answers.borrowerRequests().requests;
