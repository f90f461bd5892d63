import { accountList, borrowerRequests } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountsAnswer } from '../testing/accounts-answer';
import { listedLoan, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

const [asked] = answers.borrowerRequests().requests;

it('[POR-169] the page of a loan says how many requests are open, and leads to them', async () => {
  const { user, navigations } = await showLoan({
    prepare: ({ server }) => {
      const requests = asked ? [asked, { ...asked, state: 'done' }] : [];
      server.answer(borrowerRequests, answers.borrowerRequests({ requests }));
    },
  });
  await screen.findByRole('heading', { name: 'Your requests' });
  expect(await screen.findByText('1 request is open.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Make a request or see where one stands' }));
  expect(navigations).toMatchObject([
    { screen: 'requests', params: { accountNumber: loanNumber } },
  ]);
});

it.each([
  ['', /another due date, payments to skip/],
  ['CLOSED', /^Ask us here for a letter or an answer\.$/],
])('the page of a loan says what can be requested: %j', async (comment, sentence) => {
  await showLoan({
    prepare: ({ server }) => {
      server.answer(accountList, accountsAnswer(listedLoan({ comment })));
      server.answer(borrowerRequests, answers.borrowerRequests({ requests: [] }));
    },
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('the page of a loan has no requests where the API has none', async () => {
  const { server } = await showLoan();
  await screen.findByRole('heading', { name: 'Loan history' });
  expect(server.requestsTo(borrowerRequests)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Your requests' })).toBeNull();
});

it('[POR-169] the page of a loan says that its requests were not read, and reads them again', async () => {
  const { user, server } = await showLoan({
    prepare: (test) => test.server.drop(borrowerRequests),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  const section = screen.getByRole('region', { name: 'Your requests' });
  expect(within(section).getByRole('alert').contains(again)).toBe(true);
  server.answer(borrowerRequests, answers.borrowerRequests());
  await user.click(again);
  expect(await screen.findByText('1 request is open.')).toBeTruthy();
});
