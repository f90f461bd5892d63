import { statementList, type OutputOf } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '../../testing/open-loan';
import { showStatements } from '../../testing/show-statements';

configure({ defaultHidden: true });
afterEach(cleanup);

type Statement = OutputOf<typeof statementList>['statementList'][number];

const statement = (date: string, patch: Partial<Statement> = {}): Statement => ({
  date: localDate(date),
  id: `S-${date}`,
  number: '12',
  type: 'Loan',
  provider: 0,
  ...patch,
});

const lists =
  (...statements: Statement[]) =>
  ({ server }: TestCore) =>
    server.answer(statementList, { hasNoErrors: true, errors: [], statementList: statements });

const emptySentence = 'No e-statements found for this account for the selected year.';
const year = (name: string) => screen.getByRole('radio', { name });
const shownDates = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
const requestsOf = ({ server }: TestCore) =>
  server.requestsTo(statementList).map(({ url }) => new URL(url).search);

it('[LON-580] a statement that both answers have is listed once', async () => {
  const both = statement('2026-10-31');
  const details = { eStatements: [both, statement('2026-09-30')] };
  await showStatements({ loan: openLoan(details), prepare: lists(both) });
  await screen.findByText('September 2026');
  expect(shownDates()).toEqual(['October 2026', 'September 2026']);
});

describe('the years of statements', () => {
  it('[LON-272] are the current year and the two before, the current one chosen', async () => {
    const test = await showStatements();
    expect(screen.getByRole('radiogroup', { name: 'Year' })).toBeTruthy();
    const names = screen.getAllByRole('radio').map((each) => each.textContent);
    expect(names).toEqual(['2026', '2025', '2024']);
    expect(year('2026').getAttribute('aria-checked')).toBe('true');
    await screen.findByText(emptySentence);
    expect(requestsOf(test)).toEqual(['?AccountNumber=001-1000001-7&Year=2026']);
  });

  it('[LON-273, LON-274] shows only the statements of the chosen year, the newest first', async () => {
    const dates = ['2026-01-31', '2026-10-31', '2025-12-31'];
    const test = await showStatements({ prepare: lists(...dates.map((date) => statement(date))) });
    await screen.findByText('October 2026');
    expect(shownDates()).toEqual(['October 2026', 'January 2026']);
    await test.user.click(year('2025'));
    await screen.findByText('December 2025');
    expect(shownDates()).toEqual(['December 2025']);
    const [, second] = test.server.requestsTo(statementList);
    expect(second).toMatchObject({
      method: 'GET',
      url: expect.stringMatching(/\/api\/accountEStatements\/GetStatementList\?/),
    });
    expect(requestsOf(test)[1]).toBe('?AccountNumber=001-1000001-7&Year=2025');
  });

  it('[LON-275, LON-276] requests a year of an account once, and that of another account again', async () => {
    const test = await showStatements();
    await screen.findByText(emptySentence);
    for (const name of ['2025', '2026', '2025']) {
      await test.user.click(year(name));
      await screen.findByText(emptySentence);
    }
    expect(requestsOf(test)).toHaveLength(2);
    test.show({ ...openLoan(), accountNumber: '001-2-3' });
    await waitFor(() => expect(requestsOf(test)).toHaveLength(3));
    expect(requestsOf(test)[2]).toBe('?AccountNumber=001-2-3&Year=2026');
  });

  it('[LON-277] include statements added by hand, and none of an older year', async () => {
    const added = ['2026-05-31', '2024-02-29', '2023-12-31'].map((date) => statement(date));
    const { user } = await showStatements({
      loan: openLoan({ eStatements: added }),
      prepare: lists(statement('2026-06-30')),
    });
    await screen.findByText('June 2026');
    expect(shownDates()).toEqual(['June 2026', 'May 2026']);
    await user.click(year('2024'));
    await screen.findByText('February 2024');
    expect(shownDates()).toEqual(['February 2024']);
    expect(screen.queryByText('December 2023')).toBeNull();
  });

  it('[LON-278] without statements say so', async () => {
    const { user } = await showStatements({ prepare: lists(statement('2026-06-30')) });
    await screen.findByText('June 2026');
    expect(screen.queryByText(emptySentence)).toBeNull();
    await user.click(year('2024'));
    expect(await screen.findByText(emptySentence)).toBeTruthy();
  });

  it('[LON-279] write two of one month with their day', async () => {
    const dates = ['2026-03-01', '2026-03-31', '2026-04-30'];
    await showStatements({ prepare: lists(...dates.map((date) => statement(date))) });
    await screen.findByText('April 2026');
    expect(shownDates()).toEqual(['April 2026', 'March 31, 2026', 'March 1, 2026']);
  });

  it('show that they load, and leave out a statement without a date', async () => {
    const { server, user } = await showStatements({ prepare: lists(statement('0001-01-01')) });
    await screen.findByText(emptySentence);
    server.hold(statementList);
    await user.click(year('2025'));
    expect(screen.getByRole('status', { name: 'Loading statements' })).toBeTruthy();
  });
});

describe('a year that cannot be loaded', () => {
  const sentence = 'The statements of 2025 could not be loaded.';

  it.each<[string, (test: TestCore) => void]>([
    ['is refused', ({ server }) => server.refuse(statementList, 'Error')],
    ['breaks', ({ server }) => server.drop(statementList)],
  ])('[POR-097] because the call %s says so and can be retried; others stay', async (_, fail) => {
    const test = await showStatements({ prepare: lists(statement('2026-06-30')) });
    await screen.findByText('June 2026');
    fail(test);
    await test.user.click(year('2025'));
    await screen.findByText(sentence);
    expect(screen.queryByText(emptySentence)).toBeNull();
    await test.user.click(year('2026'));
    await screen.findByText('June 2026');
    await test.user.click(year('2025'));
    await screen.findByText(sentence);
    lists(statement('2025-06-30'))(test);
    await test.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('June 2025');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(document.activeElement?.contains(screen.getByText('June 2025'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('still shows the statements added by hand', async () => {
    await showStatements({
      loan: openLoan({ eStatements: [statement('2026-05-31')] }),
      prepare: ({ server }) => server.drop(statementList),
    });
    await screen.findByText('The statements of 2026 could not be loaded.');
    expect(shownDates()).toEqual(['May 2026']);
  });

  it('answered after the section is removed changes nothing', async () => {
    const holds: { held?: ReturnType<TestCore['server']['hold']> } = {};
    const { unmount } = await showStatements({
      prepare: ({ server }) => {
        holds.held = server.hold(statementList);
      },
    });
    unmount();
    holds.held?.release('', 500);
    await settle();
    expect(document.body.textContent).toBe('');
  });
});
