import { accountList, applicationList, taxFormDelivery } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { taxFormsDestination } from '@portico/shared/tax-forms';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account, accountsAnswer } from '../testing/accounts-answer';
import { AccountsView } from './accounts.view';

afterEach(cleanup);

async function show(today: string, newestYear: number | undefined, hasCall = true) {
  const went: unknown[] = [];
  const shown = await showWidget(
    <AccountsView />,
    { session: true, institutionOptions: { today } },
    ({ core, server }) => {
      server.answer(accountList, accountsAnswer(account()));
      server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
      if (hasCall) server.answer(taxFormDelivery, answers.taxFormDelivery({ newestYear }));
      core.setRouter({ hrefFor: ({ screen: to }) => `#/${to}`, go: (to) => void went.push(to) });
    },
  );
  await act(settle);
  return { ...shown, went };
}

const notice = () => screen.queryByText('Your tax forms for 2024 are here.');

describe('[POR-171] the notice that the tax forms of a year are there', () => {
  it.each([
    ['on the first day of the year', '2025-01-01', 2024, true],
    ['on the last day of April', '2025-04-30', 2024, true],
    ['in May', '2025-05-01', 2024, false],
    ['while the newest are of an earlier year', '2025-02-01', 2023, false],
    ['while there are none', '2025-02-01', undefined, false],
  ])('%s', async (_, today, newestYear, isShown) => {
    await show(today, newestYear);
    expect(notice() !== null).toBe(isShown);
  });

  it('leads to them in the document center', async () => {
    const { user, went } = await show('2025-02-01', 2024);
    await user.click(screen.getByRole('link', { name: 'See your tax forms' }));
    expect(went).toEqual([taxFormsDestination]);
  });

  it('is not there where the API has no tax forms, and not asked for later in the year', async () => {
    await show('2025-02-01', undefined, false);
    expect(notice()).toBeNull();
    cleanup();
    const { server } = await show('2025-06-01', 2024);
    expect(server.requestsTo(taxFormDelivery)).toEqual([]);
  });
});
