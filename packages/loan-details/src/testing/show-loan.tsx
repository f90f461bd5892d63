import {
  accountDetails,
  accountDocuments,
  accountHistory,
  accountList,
  hideAccount,
  insuranceInformation,
  statementList,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { Destination } from '@portico/core';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import '../account-documents/account-documents.view';
import '../address/address.view';
import '../after-payoff/after-payoff.view';
import '../alerts/alerts.view';
import '../autopay/autopay.view';
import '../hide-account/hide-account.view';
import '../history/loan-history.view';
import '../insurance/insurance.view';
import '../over-time/over-time.view';
import '../payoff-quote/payoff-quote.view';
import '../planned-payments/planned-payments.view';
import '../requests/loan-requests.view';
import '../statements/statements.view';
import '../tax-forms/loan-tax-forms.view';
import '../loan-details/loan-problem.view';
import type { SectionsCode } from '../loan-details/loan-sections';
import { LoanDetailsView } from '../loan-details/loan-details.view';
import { accountsAnswer } from './accounts-answer';
import { listedLoan, loanDetails, loanNumber } from './loan-answers';

type Shown = TestOptions & {
  /** Replaces the answers, before the page is shown. */
  readonly prepare?: (test: TestCore) => void;
  readonly accountNumber?: string | undefined;
  readonly sections?: SectionsCode;
  /** The screens that have an address; all by default. */
  readonly hasScreen?: (name: string) => boolean;
};

/** The page of a loan, with the navigations that it requests. */
export async function showLoan(options: Shown = {}) {
  configure({ defaultHidden: true });
  const { prepare, hasScreen = () => true, sections, ...testOptions } = options;
  const accountNumber = 'accountNumber' in options ? options.accountNumber : loanNumber;
  const test = await startTestCore({ session: true, ...testOptions });
  test.server.answer(accountList, accountsAnswer(listedLoan()));
  test.server.answer(accountDetails, loanDetails());
  test.server.answer(hideAccount, { hasNoErrors: true, errors: [] });
  test.server.answer(accountDocuments, answers.accountDocuments());
  test.server.answer(accountHistory, answers.accountHistory());
  test.server.answer(statementList, answers.statementList());
  test.server.answer(insuranceInformation, answers.insuranceInformation());
  prepare?.(test);
  const navigations: Destination[] = [];
  test.core.setRouter({
    hrefFor: ({ screen, params }) =>
      hasScreen(screen) ? `#/${[screen, ...Object.values(params ?? {})].join('/')}` : undefined,
    go: (to) => void navigations.push(to),
  });
  const rendered = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <LoanDetailsView accountNumber={accountNumber} sections={sections} />
    </WidgetProvider>,
  );
  return { ...test, ...rendered, navigations, user: userEvent.setup({ delay: null }) };
}
