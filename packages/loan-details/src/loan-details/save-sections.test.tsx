import {
  accountAlerts,
  accountDetails,
  agreementLogging,
  setStatementFormat,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

const good = { hasNoErrors: true, errors: [] };

/** The page of a loan with statements on paper, on which one alert and the format are changed. */
async function changesBoth() {
  const shown = await showLoan({
    prepare: ({ server }) => {
      server.answer(accountDetails, loanDetails({}, { statementFormat: 'PaperOnly' }));
      server.answer(accountAlerts, answers.accountAlerts());
      server.answer(agreementLogging, { ...good, userToken: undefined });
      server.answer(setStatementFormat, good);
    },
  });
  const { user } = shown;
  await user.click(await screen.findByRole('checkbox', { name: 'A payment is late Email' }));
  await user.click(await screen.findByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  return shown;
}

it('[LON-237] sends changed alerts and a changed statement format once each, each by its own control', async () => {
  const { server, user } = await changesBoth();
  await screen.findByText('Saved');
  expect(server.requestsTo(accountAlerts)).toEqual([]);

  await user.dblClick(screen.getByRole('button', { name: 'Save alerts' }));
  await screen.findByText('Alerts saved');
  await act(settle);
  expect(server.requestsTo(accountAlerts)).toMatchObject([
    {
      method: 'POST',
      url: '/api/AccountAlerts',
      body: { AccountNumber: loanNumber, EmailAlerts: { AlertLoanDelinquent: false } },
    },
  ]);
  expect(server.requestsTo(setStatementFormat)).toMatchObject([
    {
      method: 'POST',
      url: '/api/AccountEStatements/SetStatementFormat',
      body: { AccountNumber: loanNumber, Format: 'ElectronicOnly' },
    },
  ]);
});
