import {
  accountList,
  agreementLogging,
  passableToken,
  setStatementFormat,
  statementList,
  type OutputOf,
} from '@portico/contract';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Loan } from '../loan/loan';
import StatementsView from '../statements/statements.view';
import { account, accountsAnswer } from './accounts-answer';
import { openLoan } from './open-loan';

const good = { hasNoErrors: true, errors: [] };

type Scene = {
  readonly loan?: Loan | undefined;
  readonly options?: TestOptions | undefined;
  readonly prepare?: ((test: TestCore) => void) | undefined;
};

/** The institution's day in these tests. */
export const statementsToday = '2026-11-23';

/** An API that lists no statements and accepts every change of the format. */
function answerStatements({ server }: TestCore): void {
  server.answer(accountList, accountsAnswer(account()));
  server.answer(statementList, { ...good, statementList: [] });
  server.answer(agreementLogging, { ...good, userToken: undefined });
  server.answer(setStatementFormat, good);
  server.answer(passableToken, { ...good, passableToken: 'passable-1' });
}

/** The list of one statement of a provider, and the name of its button. */
export const statementBy = (provider: number): OutputOf<typeof statementList> => ({
  ...good,
  statementList: [
    { date: localDate('2026-10-31'), id: 'S-1', number: '1', type: 'Loan', provider },
  ],
});
export const openButton = 'Open the statement of October 2026 (opens in a new window)';

/** Renders the e-statements section of a loan. */
export async function showStatements({ loan = openLoan(), options, prepare }: Scene = {}) {
  const test = await startTestCore({
    session: true,
    institutionOptions: { today: statementsToday },
    configuration: { api: 'https://api.example' },
    ...options,
  });
  answerStatements(test);
  prepare?.(test);
  const view = (shown: Loan) => (
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <StatementsView loan={shown} reload={() => undefined} />
    </WidgetProvider>
  );
  const { rerender, unmount } = render(view(loan));
  return {
    ...test,
    unmount,
    show: (other: Loan) => rerender(view(other)),
    user: userEvent.setup({ delay: null }),
  };
}

// Whether an element is hidden takes jsdom long to compute; a closed dialog is not in the page.
const hidden = true;

export const eStatements = () => screen.getByRole<HTMLInputElement>('switch', { hidden });
export const pressable = (name: string) => screen.getByRole('button', { name, hidden });
export const dialogs = () => screen.queryAllByRole('dialog', { hidden });
