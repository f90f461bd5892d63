import {
  accountDetails,
  accountHistory,
  accountList,
  applicationList,
  type Application,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  AccountsView,
  DepositDetailsView,
  account,
  accountsAnswer,
} from '@portico/loan-details/testing/parts';
import { showWidget } from '@portico/element/testing';
import { effectsOn, flagHides, type Settings } from './effect';
import { hasText, namesLender } from './observations';
import { statementsRows } from './statements.effects';

/** The lists of a borrower with one loan. */
async function atAccounts(
  settings: Settings,
  loan = account(),
  applications: readonly Application[] = [],
) {
  await showWidget(<AccountsView />, { settings, session: true }, ({ core, server }) => {
    core.setRouter({ hrefFor: ({ screen: name }) => `#/${name}`, go: () => undefined });
    server.answer(accountList, accountsAnswer(loan));
    server.answer(applicationList, { hasNoErrors: true, errors: [], applications });
  });
  const [first = document.body] = await screen.findAllByRole('rowheader');
  return first;
}

/** The settings that `portico-accounts` reads. */
export const accountsEffects = effectsOn('portico-accounts', [
  {
    key: 'depositOptions.disableEZPayOption',
    value: 'true',
    sees: async (settings) => {
      const row = await atAccounts(settings);
      const links = row.closest('table')?.querySelectorAll('a').length ?? -1;
      const ways = screen.queryAllByRole('link', { name: 'Make Payment' }).length;
      return [links, ways].join(' ');
    },
    unset: '3 1',
    set: '0 0',
  },
  {
    key: 'globalOptions.accountWords',
    value: 'auto loan=Préstamo de auto',
    sees: async (settings) =>
      (await atAccounts(settings, account({ description: 'Auto loan' }))).querySelector('a')
        ?.textContent ?? '',
    unset: 'Auto loan 001-1000001-7',
    set: 'Préstamo de auto 001-1000001-7',
  },
  {
    key: 'globalOptions.accountWords',
    value: 'in review=A clerk reads it',
    sees: async (settings) => {
      await atAccounts(settings, account({ description: 'Auto loan' }), [
        { applicationNumber: 'A-2041', status: 'In review' },
      ]);
      return hasText('A clerk reads it');
    },
    unset: false,
    set: true,
  },
  {
    key: 'loanOptions.accountCodeWords',
    value: 'irso=Owned by an investor',
    sees: async (settings) => {
      const row = await atAccounts(settings, account({ comment: 'irso' }));
      return row.closest('tr')?.textContent.includes('Owned by an investor') === true;
    },
    unset: false,
    set: true,
  },
  {
    key: 'generalPaymentOptions.blockOnHoldCodes',
    value: '48',
    sees: async (settings) => {
      const row = await atAccounts(settings, account({ comment: '48' }));
      return row.closest('tr')?.textContent.includes('Cannot be paid online') === true;
    },
    unset: false,
    set: true,
  },
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => (await atAccounts(settings)).querySelector('a')?.textContent ?? '',
    unset: 'Auto loan 001-1000001-7',
    set: 'Auto loan 001-1000001',
  },
  flagHides('loanOptions.hideEStatementsOption', async (settings) => {
    await atAccounts(settings);
    return screen.queryAllByRole('link', { name: /^Statements, Auto loan/ }).length > 0;
  }),
  namesLender(atAccounts),
]);

/** The page of a deposit. */
async function atDeposit(settings: Settings) {
  const entry = account({ type: 1, description: 'Savings' });
  await showWidget(
    <DepositDetailsView accountNumber={entry.number} />,
    { settings, session: true },
    ({ server }) => {
      server.answer(accountList, accountsAnswer(entry));
      server.answer(accountDetails, answers.accountDetails());
      server.answer(accountHistory, answers.accountHistory());
    },
  );
  return screen.findByRole('heading', { name: /^Savings/ });
}

/** The settings that `portico-deposit-details` reads. */
export const depositEffects = effectsOn('portico-deposit-details', [
  ...statementsRows,
  {
    key: 'loanOptions.hideHideFromWebOption',
    value: 'true',
    sees: async (settings) => {
      await atDeposit(settings);
      await act(settle);
      return screen.queryAllByRole('button', { name: 'Hide From Web' }).length;
    },
    unset: 1,
    set: 0,
  },
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    sees: async (settings) => {
      const title = await atDeposit(settings);
      fireEvent.click(await screen.findByRole('button', { name: 'Hide From Web' }));
      const dialog = await screen.findByRole('dialog', { hidden: true });
      const [named] = /Savings .*(?= will not be shown)/.exec(dialog.textContent) ?? [];
      return [title.textContent, named ?? ''];
    },
    unset: ['Savings 001-1000001-7', 'Savings 001-1000001-7'],
    set: ['Savings 001-1000001', 'Savings 001-1000001'],
  },
  namesLender(atDeposit),
]);
