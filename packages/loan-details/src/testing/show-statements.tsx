import {
  accountList,
  agreementLogging,
  passableToken,
  setStatementFormat,
  statementList,
} from '@portico/contract';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Loan } from '../loan/loan';
import StatementsView from '../statements/statements.view';
import { account, accountsAnswer } from './accounts-answer';
import { openLoan } from './open-loan';

configure({ asyncUtilTimeout: 4_000, defaultHidden: true });

const good = { hasNoErrors: true, errors: [] };

type Scene = {
  readonly loan?: Loan;
  readonly options?: TestOptions;
  readonly prepare?: (test: TestCore) => void;
};

/** The institution's day in these tests. */
export const statementsToday = '2026-11-23';

/** An API that lists no statements and accepts every change of the format. */
export function answerStatements({ server }: TestCore): void {
  server.answer(accountList, accountsAnswer(account()));
  server.answer(statementList, { ...good, statementList: [] });
  server.answer(agreementLogging, { ...good, userToken: undefined });
  server.answer(setStatementFormat, good);
  server.answer(passableToken, { ...good, passableToken: 'passable-1' });
}

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

export const eStatements = () => screen.getByRole<HTMLInputElement>('switch');
export const pressable = (name: string | RegExp) => screen.getByRole('button', { name });
export const dialogs = () => screen.queryAllByRole('dialog');
