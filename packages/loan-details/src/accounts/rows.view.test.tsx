import { accountList } from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { account } from '../testing/accounts-answer';
import {
  credit,
  deposit,
  investment,
  list,
  listing,
  loan,
  row,
  rowNames,
  showAccounts,
} from '../testing/show-accounts';

afterEach(cleanup);

describe('a row', () => {
  it('[LON-125] of a past-due loan has the warning style, and a text for it; others have not', async () => {
    await showAccounts(
      listing(loan, account({ number: '3', description: 'Late loan', loanPastDue: cents(5_000) })),
    );
    expect((await row('Late loan')).getAttribute('part')).toBe('row-warning');
    expect((await row('Late loan')).textContent).toContain('Past due $50.00');
    expect((await row('Auto loan')).getAttribute('part')).toBeNull();
    expect((await row('Auto loan')).textContent).not.toContain('Past due');
  });

  it('[LON-108] shows nothing for the comment nox$', async () => {
    await showAccounts(
      listing(
        account({ number: '1', description: 'First', comment: 'nox$' }),
        account({ number: '2', description: 'Second', comment: 'chgoff' }),
      ),
    );
    expect((await row('First')).textContent).not.toContain('nox$');
    expect((await row('Second')).textContent).toContain('Charged off');
  });

  it.each([undefined, ''])("[LON-109] shows 'Current' for the status %j", async (status) => {
    await showAccounts(listing(account({ status })));
    expect((await row('Auto loan')).textContent).toContain('Current');
  });

  it('[LON-110] shows no date for a day of year 0001', async () => {
    await showAccounts(({ server }) =>
      server.answerRaw(accountList, {
        HasNoErrors: true,
        Accounts: [
          { Number: '1', Description: 'Auto loan', Type: 0, LoanDueDate: '0001-01-01T00:00:00' },
        ],
      }),
    );
    expect((await row('Auto loan')).textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/);
  });

  it.each([
    ['[LON-127] money', { balance: cents(123_450) }, '$1,234.50'],
    ['[LON-128] rates', { rate: 7.5 }, '7.50%'],
    ['[LON-129, LON-572] dates', { loanDueDate: localDate('2025-12-31') }, '12/31/2025'],
  ])('%s are shown as received', async (_title, patch, text) => {
    await showAccounts(listing(account(patch)));
    expect((await row('Auto loan')).textContent).toContain(text);
  });

  it.each([
    ['2025-03-12', ''],
    ['2025-03-11', '1 day ago'],
    ['2025-03-10', '2 days ago'],
  ])('past due since %s, it says for how long: "%s"', async (date, text) => {
    const loanDueDate = localDate(date);
    await showAccounts(listing(account({ loanDueDate, loanPastDue: cents(100) })));
    expect(/\d days? ago/.exec((await row('Auto loan')).textContent)?.[0] ?? '').toBe(text);
  });

  it.each([
    ['off', 'false', 'Auto loan 001-1000001-7'],
    ['on', 'true', 'Auto loan 001-1000001'],
  ])('shows its number with the check-digit setting %s', async (_what, value, name) => {
    const { navigations, user } = await showAccounts(listing(loan), {
      session: true,
      settings: { 'globalOptions.removeCheckDigitOption': value },
    });
    expect(rowNames(await list('Loans'))).toEqual([name]);
    await user.click(screen.getByRole('link', { name }));
    expect(navigations).toMatchObject([{ params: { accountNumber: '001-1000001-7' } }]);
  });
});

describe('pressing a row', () => {
  it.each([
    ['a loan', loan, 'loanDetails'],
    ['a line of credit', credit, 'loanDetails'],
    ['a deposit', deposit, 'depositDetails'],
    ['an investment', investment, 'depositDetails'],
  ])('of %s opens the details where the page has them', async (_id, listed, target) => {
    const { user, navigations } = await showAccounts(listing(listed));
    const link = await screen.findByRole('link', { name: new RegExp(`^${listed.description}`) });
    expect(link.getAttribute('href')).toBe(`#/${target}/${listed.number}`);
    await user.click(link);
    expect(navigations).toEqual([{ screen: target, params: { accountNumber: listed.number } }]);
  });

  it.each([
    ['[LON-115, LON-560]', loan, 'true', false],
    ['[LON-115, LON-560]', loan, 'false', true],
    ['[LON-116, LON-560]', credit, 'true', false],
    ['[LON-116, LON-560]', credit, 'false', true],
    ['a deposit', deposit, 'true', true],
    ['an investment', investment, 'true', true],
  ])('%s with disableEZPayOption', async (_id, listed, disabled, opens) => {
    const { user, navigations } = await showAccounts(listing(listed), {
      session: true,
      settings: { 'depositOptions.disableEZPayOption': disabled },
    });
    const name = within(await row(listed.description ?? '')).getByText(/001-/);
    expect(name.closest('a') !== null).toBe(opens);
    await user.click(name);
    expect(navigations).toHaveLength(opens ? 1 : 0);
  });

  it('Pay opens the payment of that account', async () => {
    const { user, navigations } = await showAccounts(listing(loan, deposit));
    const auto = within(await row('Auto loan'));
    await user.click(auto.getByRole('link', { name: 'Pay Auto loan 001-1000001-7' }));
    expect(navigations).toEqual([
      { screen: 'payment', params: { accountNumber: '001-1000001-7' } },
    ]);
    expect(within(await row('Savings')).queryByRole('link', { name: /^Pay/ })).toBeNull();
  });
});
