import { useCore } from '@portico/element';
import { useState, type ReactNode } from 'react';
import { useAutopayOffered } from '../../autopay/use-autopay-offered';
import type { LoanSectionProps, OptionalParts } from '../../loan/loan';
import { loanSections, type SectionsCode } from '../loan-sections';
import { HideLoan } from './hide-loan';
import { SectionOnDemand } from './section-on-demand';

export type SectionsProps = LoanSectionProps & {
  readonly parts: OptionalParts;
  /** Replaces the code of sections, for tests. */
  readonly sections?: SectionsCode | undefined;
};

/**
 * What is below a loan's figures: its sections in their order, then hiding it (accounts §2.3). The
 * page opens at the section that the borrower came for.
 */
export function Sections({ loan, parts, reload, sections = {} }: SectionsProps): ReactNode {
  const core = useCore();
  const [passed] = useState(() => core.takeScreenData('loanDetails'));
  const wanted = passed?.kind === 'section' ? passed.section : undefined;
  const facts = { ...parts, loan, offersAutopay: useAutopayOffered(loan) };
  return (
    <>
      {loanSections.map((section) => (
        <SectionOnDemand
          key={section.key}
          section={section}
          applies={section.applies(facts)}
          code={sections[section.key] ?? section.code}
          wanted={section.key === wanted}
          loan={loan}
          reload={reload}
        />
      ))}
      <HideLoan loan={loan} />
    </>
  );
}
