import { agreementsTexts } from '@portico/core/agreements';
import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { Section } from '@portico/element/section';
import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import { loanSectionsTexts } from '../loan-details/loan-sections.texts';
import { StatementFormat } from './format/statement-format';
import { statementFormatTexts } from './format/statement-format.texts';
import { StatementList } from './list/statement-list';
import { statementsTexts } from './statements.texts';

export const texts = [statementsTexts, statementFormatTexts, agreementsTexts, changesTexts];

type StatementsViewProps = LoanSectionProps & {
  /** On a page other than a loan's. */
  readonly heading?: string | undefined;
};

/** The e-statements section: how statements are sent, unless the loan is closed, and their list. */
export default function StatementsView({ loan, heading }: StatementsViewProps): ReactNode {
  const section = useTexts(loanSectionsTexts);
  const { accountNumber, closed, details } = loan;
  return (
    <Section heading={heading ?? section('sectionStatements')}>
      <div key={accountNumber} className="grid grid-cols-1 gap-x-8 gap-y-4 @2xl:grid-cols-2">
        {!closed && <StatementFormat loan={loan} />}
        <StatementList accountNumber={accountNumber} added={details.eStatements} />
      </div>
    </Section>
  );
}
