import { accountDetails } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import type { Texts } from '@portico/core/internal';
import { defineWidget, useCore, type Widget } from '@portico/element';
import { loanDetailsWidget } from '@portico/loan-details';
import { isClosed } from '@portico/rules';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  type Loan,
  type LoanSectionProps,
  loanDetailsSectionsTexts,
} from '@portico/loan-details/testing/parts';

/**
 * One section of the loan page as a widget of its own, for its stories. The loan is the first one of
 * the account list, with the details that the API answers.
 */
export function loanSection(about: {
  readonly View: ComponentType<LoanSectionProps>;
  readonly texts: readonly Texts<string>[];
}): Widget {
  const { View, texts } = about;
  return defineWidget({
    tag: 'portico-loan-details',
    properties: {},
    texts: [loanDetailsSectionsTexts, ...texts],
    skeleton: { rows: 4 },
    beside: loanDetailsWidget.beside,
    view: () => <LoanOfTheStory>{(loan) => <View loan={loan} reload={reload} />}</LoanOfTheStory>,
  });
}

const reload = () => undefined;

function LoanOfTheStory(props: { readonly children: (loan: Loan) => ReactNode }): ReactNode {
  const core = useCore();
  const [loan, setLoan] = useState<Loan>();
  useEffect(() => {
    void requestLoan(core).then(setLoan);
  }, [core]);
  return <div className="@container">{loan && props.children(loan)}</div>;
}

async function requestLoan(core: ReturnType<typeof useCore>): Promise<Loan | undefined> {
  const list = await accountsOf(core).load();
  const entry = list.ok ? list.value.accounts[0] : undefined;
  if (!entry) return undefined;
  const { number: accountNumber, comment = '' } = entry;
  const details = await core.client.send(accountDetails, { accountNumber });
  return details.ok
    ? { accountNumber, entry, closed: isClosed(comment), details: details.value }
    : undefined;
}
