import { accountDetails, borrowerRequests, taxFormDelivery } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const loading = () => screen.queryByRole('status', { name: 'Loading your loan' });

const listed = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const answerBoth = ({ server }: TestCore) => {
  server.answer(borrowerRequests, answers.borrowerRequests());
  server.answer(taxFormDelivery, answers.taxFormDelivery());
};

const allSections = [
  'Your requests',
  'Your loan over time',
  'Loan history',
  'E-statements',
  'Tax forms',
  'Alerts for this loan',
];
const withoutOptional = allSections.filter(
  (name) => name !== 'Your requests' && name !== 'Tax forms',
);

describe('the sections that only some APIs have', () => {
  it('are requested with the details, and listed as soon as the page is there', async () => {
    const details: { release?: (body: unknown) => void } = {};
    const { server } = await showLoan({
      prepare: (test) => {
        answerBoth(test);
        Object.assign(details, test.server.hold(accountDetails));
      },
    });
    await waitFor(() => expect(server.requestsTo(borrowerRequests)).toHaveLength(1));
    await waitFor(() => expect(server.requestsTo(taxFormDelivery)).toHaveLength(1));
    expect(loading()).not.toBeNull();
    act(() => details.release?.({ HasNoErrors: true, Information: { HasNoErrors: true } }));
    await screen.findByRole('heading', { name: 'Loan history' });
    expect(listed()).toEqual(expect.arrayContaining(['Your requests', 'Tax forms']));
  });

  it('are left out, and not requested twice, where the API lacks them', async () => {
    const { server } = await showLoan();
    await screen.findByRole('heading', { name: 'Loan history' });
    expect(listed()).toEqual(withoutOptional);
    expect(server.requestsTo(borrowerRequests)).toHaveLength(1);
    expect(server.requestsTo(taxFormDelivery)).toHaveLength(1);
  });

  it('are waited for before anything is shown that they would move', async () => {
    const requests: { release?: (body: unknown) => void } = {};
    const { server } = await showLoan({
      prepare: (test) => {
        answerBoth(test);
        Object.assign(requests, test.server.hold(borrowerRequests));
      },
    });
    await waitFor(() => expect(server.requestsTo(accountDetails)).toHaveLength(1));
    await act(settle);
    expect(loading()).not.toBeNull();
    act(() => requests.release?.({ HasNoErrors: true, Requests: [] }));
    await screen.findByRole('heading', { name: 'Loan history' });
    expect(listed()).toEqual(allSections);
  });

  it('that are not known after a second are left out, also when they come later', async () => {
    const requests: { release?: (body: unknown) => void } = {};
    const { clock, server } = await showLoan({
      prepare: (test) => {
        answerBoth(test);
        Object.assign(requests, test.server.hold(borrowerRequests));
      },
    });
    await waitFor(() => expect(server.requestsTo(accountDetails)).toHaveLength(1));
    await act(settle);
    act(() => clock.advance(1_000));
    await screen.findByRole('heading', { name: 'Loan history' });
    const before = listed();
    expect(before).toEqual(allSections.filter((name) => name !== 'Your requests'));
    act(() => requests.release?.({ HasNoErrors: true, Requests: [] }));
    await act(settle);
    expect(listed()).toEqual(before);
    expect(screen.queryByRole('heading', { name: 'Your requests' })).toBeNull();
  });
});
