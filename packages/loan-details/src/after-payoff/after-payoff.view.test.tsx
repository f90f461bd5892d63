import {
  accountDetails,
  accountList,
  borrowerRequests,
  offeredRequests,
  type BorrowerRequest,
  type OfferedRequest,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsAnswer } from '../testing/accounts-answer';
import { listedLoan, loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const later = localDate('2099-03-20');

const sent = (change: Partial<BorrowerRequest>): BorrowerRequest[] =>
  answers
    .borrowerRequests()
    .requests.slice(0, 1)
    .map((request) => ({ ...request, state: 'approved', outcomes: [], ...change }));

const offer = (change: Partial<OfferedRequest>): OfferedRequest[] =>
  answers
    .offeredRequests()
    .kinds.slice(0, 1)
    .map((one) => ({ ...one, ...change }));

const lien = sent({
  kind: 'lienStatus',
  outcomes: [{ result: 'lienReleased', words: {}, date: later }],
});
const letter = offer({ kind: 'paidInFullLetter', isPossible: true });
const noRefund = offer({
  kind: 'creditBalanceRefund',
  isPossible: false,
  reasonCode: 'NoCreditBalance',
});

type Answered = {
  readonly requests?: BorrowerRequest[];
  readonly kinds?: OfferedRequest[];
  readonly balance?: number;
  readonly comment?: string;
};

/** A loan that is paid and closed. */
const paidOff =
  ({ requests = [], kinds = [], balance = 0, comment = 'CLOSED' }: Answered) =>
  ({ server }: TestCore) => {
    server.answer(accountList, accountsAnswer(listedLoan({ comment })));
    server.answer(accountDetails, loanDetails({ balance: cents(balance) }));
    server.answer(borrowerRequests, answers.borrowerRequests({ requests }));
    server.answer(offeredRequests, answers.offeredRequests({ kinds }));
  };

/** Once its content is there, because what waits for it is another element. */
const region = () => within(screen.getByRole('region', { name: 'After payoff' }));
const heading = () => screen.queryByRole('heading', { name: 'After payoff' });

describe('the page of a loan that is paid', () => {
  it('says what the borrower still gets and when, and leads to what can be asked for', async () => {
    const { user, navigations, core } = await showLoan({
      prepare: paidOff({ requests: lien, kinds: [...letter, ...noRefund] }),
    });
    await screen.findByText('We release the lien by March 20, 2099.');
    const section = region();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paid-in-full letterYou can get a letter that says that the loan is paid.Ask for the letter',
      'Title and lienWe release the lien by March 20, 2099.',
      'What you paid above what you owedThere is nothing to get back.',
    ]);
    await user.click(section.getByRole('link', { name: 'Ask for the letter' }));
    expect(navigations).toMatchObject([
      { screen: 'requests', params: { accountNumber: loanNumber } },
    ]);
    expect(core.takeScreenData('requests')).toEqual({ kind: 'request', name: 'paidInFullLetter' });
  });

  it('leads to the request that the lender needs something for', async () => {
    const requests = sent({ kind: 'lienStatus', state: 'asked' });
    const { user, core } = await showLoan({ prepare: paidOff({ requests }) });
    await user.click(await screen.findByRole('link', { name: 'See your request' }));
    const name = requests[0]?.referenceNumber;
    expect(core.takeScreenData('requests')).toEqual({ kind: 'request', name });
  });

  it('has the letter that was made as a document', async () => {
    const outcome = {
      result: 'documentIssued',
      words: {},
      date: localDate('2025-03-01'),
      fileId: 'd-1',
      displayName: 'Loan paid in full.pdf',
      displayFormat: 'pdf',
    };
    const requests = sent({ kind: 'paidInFullLetter', state: 'done', outcomes: [outcome] });
    await showLoan({ prepare: paidOff({ requests }) });
    expect(await screen.findByText('The letter was made on March 1, 2025.')).toBeTruthy();
    expect(region().getByRole('button', { name: /^Loan paid in full\.pdf/ })).toBeTruthy();
  });

  it('says whom to ask where the API says nothing of it', async () => {
    await showLoan({ prepare: paidOff({}) });
    expect(await screen.findByText(/^Please contact us to get a letter/)).toBeTruthy();
  });

  it('shows what was sent where the API offers nothing', async () => {
    const prepare = (test: TestCore) => {
      paidOff({ requests: lien })(test);
      test.server.answerRaw(offeredRequests, '', 404);
    };
    await showLoan({ prepare });
    expect(await screen.findByText('We release the lien by March 20, 2099.')).toBeTruthy();
  });

  it('can load it again where that failed', async () => {
    const prepare = (test: TestCore) => {
      paidOff({ kinds: letter })(test);
      test.server.drop(offeredRequests);
    };
    const { user, server } = await showLoan({ prepare });
    await screen.findByRole('alert');
    server.answer(offeredRequests, answers.offeredRequests({ kinds: letter }));
    await user.click(region().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ask for the letter' })).toBeTruthy();
  });
});

it.each<[string, (test: TestCore) => void]>([
  ['is open', paidOff({ requests: lien, comment: '' })],
  ['is closed and not paid', paidOff({ requests: lien, balance: 100 })],
  [
    'is paid, by an API without requests',
    ({ server }) => {
      server.answer(accountList, accountsAnswer(listedLoan({ comment: 'CLOSED' })));
      server.answer(accountDetails, loanDetails({ balance: cents(0) }));
    },
  ],
])('the page of a loan that %s has nothing that follows a payoff', async (_, prepare) => {
  await showLoan({ prepare });
  await screen.findByRole('heading', { name: 'Loan history' });
  expect(heading()).toBeNull();
});
