import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import { loanSections, type SectionsCode } from './loan-sections';
import { loanDetailsSectionsTexts } from './loan-details.sections.sentences';
import { HideLoan } from './screens/hide-loan';
import { SectionOnDemand } from './screens/section-on-demand';

export const texts = [loanDetailsSectionsTexts];

export type SectionsProps = LoanSectionProps & {
  /** Replaces the code of sections, for tests. */
  readonly sections?: SectionsCode | undefined;
};

/** What is below a loan's figures: its sections in their order, then hiding it (accounts §2.3). */
export default function Sections({ loan, reload, sections = {} }: SectionsProps): ReactNode {
  return (
    <>
      {loanSections.map((section) => (
        <SectionOnDemand
          key={section.key}
          section={section}
          code={sections[section.key] ?? section.code}
          loan={loan}
          reload={reload}
        />
      ))}
      <HideLoan loan={loan} />
    </>
  );
}
