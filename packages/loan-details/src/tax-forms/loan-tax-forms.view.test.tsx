import { accountDocuments, taxFormDelivery } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

it('[POR-171] the page of a loan has its tax forms, and how they are delivered', async () => {
  await showLoan({
    prepare: ({ server }) => server.answer(taxFormDelivery, answers.taxFormDelivery()),
  });
  const name = '2025: Form 1098, mortgage interest (opens in a new window)';
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  const section = within(screen.getByRole('region', { name: 'Tax forms' }));
  expect(section.getAllByRole('listitem')).toHaveLength(1);
  expect(section.getByText('Your tax forms are mailed to you on paper.')).toBeTruthy();
});

it('[POR-171] the page of a loan without tax forms says so where the borrower has some of another', async () => {
  await showLoan({
    prepare: (test) => {
      test.server.answer(taxFormDelivery, answers.taxFormDelivery());
      test.server.answer(accountDocuments, answers.accountDocuments({ value: [] }));
    },
  });
  expect(await screen.findByText('There are no tax forms of this loan.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Tax forms' })).toBeTruthy();
});

it.each<readonly [string, (test: TestCore) => void]>([
  [
    'where the borrower has none',
    ({ server }) =>
      server.answer(taxFormDelivery, answers.taxFormDelivery({ newestYear: undefined })),
  ],
  ['where the API has none', () => undefined],
])('[POR-171] the page of a loan has no tax forms, and requests none, %s', async (_, prepare) => {
  const { server } = await showLoan({ prepare });
  await screen.findByRole('heading', { name: 'Loan history' });
  expect(server.requestsTo(taxFormDelivery)).toHaveLength(1);
  expect(server.requestsTo(accountDocuments)).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Tax forms' })).toBeNull();
});
