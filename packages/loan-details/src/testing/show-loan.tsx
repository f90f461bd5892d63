import { accountDetails, accountList, hideAccount } from '@portico/contract';
import type { Destination } from '@portico/core';
import { chunk } from '@portico/core/internal';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider, type ViewModule } from '@portico/element';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import '../account-documents/account-documents.view';
import '../address/address.view';
import '../autopay/autopay.view';
import '../hide-account/hide-account.view';
import '../planned-payments/planned-payments.view';
import type { LoanCode } from '../loan-details/loan-code';
import { LoanDetailsView } from '../loan-details/loan-details.view';
import type { LoanSectionProps } from '../loan/loan';
import { Section } from '../section/section';
import { accountsAnswer } from './accounts-answer';
import { listedLoan, loanDetails, loanNumber } from './loan-answers';

configure({ asyncUtilTimeout: 4_000, defaultHidden: true });

type Shown = TestOptions & {
  /** Replaces the answers, before the page is shown. */
  readonly prepare?: (test: TestCore) => void;
  readonly accountNumber?: string | undefined;
  readonly code?: LoanCode;
  /** The screens that have an address; all by default. */
  readonly hasScreen?: (name: string) => boolean;
};

/** The page of a loan, with the navigations that it requests. */
export async function showLoan(options: Shown = {}) {
  const { prepare, hasScreen = () => true, code, ...testOptions } = options;
  const accountNumber = 'accountNumber' in options ? options.accountNumber : loanNumber;
  const test = await startTestCore({ session: true, ...testOptions });
  test.server.answer(accountList, accountsAnswer(listedLoan()));
  test.server.answer(accountDetails, loanDetails());
  test.server.answer(hideAccount, { hasNoErrors: true, errors: [] });
  prepare?.(test);
  const navigations: Destination[] = [];
  test.core.setRouter({
    hrefFor: ({ screen, params }) =>
      hasScreen(screen) ? `#/${[screen, ...Object.values(params ?? {})].join('/')}` : undefined,
    go: (to) => void navigations.push(to),
  });
  const rendered = render(
    <WidgetProvider core={test.core} host={document.createElement('div')}>
      <LoanDetailsView accountNumber={accountNumber} {...(code && { code })} />
    </WidgetProvider>,
  );
  return { ...test, ...rendered, navigations, user: userEvent.setup({ delay: null }) };
}

/** The code of a section that shows its heading only. */
export const section = (heading: string) =>
  chunk(async (): Promise<ViewModule<LoanSectionProps>> => ({
    default: () => <Section heading={heading}>{`content of ${heading}`}</Section>,
  }));

/** Code for every section and dialog, with the built-in headings. */
export const everything: LoanCode = {
  sections: {
    autopay: section('Autopay'),
    plannedPayments: section('Scheduled payments'),
    overTime: section('Your loan over time'),
    history: section('History'),
    statements: section('E-statements'),
    documents: section('Account documents'),
    alerts: section('Alerts for this loan'),
  },
  dialogs: {
    payoffQuote: chunk(async () => ({ default: () => <div role="dialog">quote</div> })),
    insurance: chunk(async () => ({ default: () => <div role="dialog">insurance</div> })),
  },
};
