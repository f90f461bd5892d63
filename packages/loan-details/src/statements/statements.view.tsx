import { unread } from '@portico/contract';
import { agreementsTexts } from '@portico/core/agreements';
import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import type { ReactNode } from 'react';
import type { AccountStatements, LoanSectionProps } from '../loan/loan';
import { UnreadPart } from '../loan/unread-part';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { StatementFormat } from './format/statement-format';
import { statementFormatTexts } from './format/statement-format.sentences';
import { StatementList } from './list/statement-list';
import { statementsTexts } from './statements.sentences';

export const texts = [statementsTexts, statementFormatTexts, agreementsTexts, changesTexts];

type StatementsViewProps = Pick<LoanSectionProps, 'reload'> & {
  readonly loan: AccountStatements;
  /** On a page other than a loan's. */
  readonly heading?: string | undefined;
};

/** The e-statements section: how statements are sent, unless the loan is closed, and their list. */
export default function StatementsView(props: StatementsViewProps): ReactNode {
  const { loan, heading, reload } = props;
  const section = useTexts(loanDetailsSectionsTexts);
  const { accountNumber, closed, details } = loan;
  const { statementFormat, eStatements } = details;
  return (
    <Section heading={heading ?? section('sectionStatements')}>
      <div key={accountNumber} className="grid grid-cols-1 gap-x-8 gap-y-4 @2xl:grid-cols-2">
        {!closed &&
          (statementFormat === unread ? (
            <UnreadPart reload={reload} />
          ) : (
            <div className="print:hidden">
              <StatementFormat account={loan} format={statementFormat} />
            </div>
          ))}
        <StatementList accountNumber={accountNumber} added={eStatements} reload={reload} />
      </div>
    </Section>
  );
}
