import type { Chunk } from '@portico/core/internal';
import { PartOnDemand, useTexts, type ViewModule } from '@portico/element';
import { goToPart, Section, SectionError, useNearView } from '@portico/shared/section';
import { Skeleton } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import type { LoanSectionProps } from '../../loan/loan';
import { loanDetailsTexts } from '../loan-details.sentences';
import { loanDetailsSectionsTexts } from '../loan-details.sections.sentences';
import type { LoanSection } from '../loan-sections';
import { While } from './while';

type SectionOnDemandProps = LoanSectionProps & {
  readonly section: LoanSection;
  /** Whether the loan has what it is about. */
  readonly applies: boolean;
  readonly code: Chunk<ViewModule<LoanSectionProps>>;
  /** Whether the page opens at it. */
  readonly wanted: boolean;
};

/**
 * A section of the page, if its settings and the loan have it. Its heading is there at once, its
 * code is fetched when it is near, and its failure leaves the other sections as they are.
 */
export function SectionOnDemand(props: SectionOnDemandProps): ReactNode {
  const { hiddenBy, neededOption } = props.section;
  const applies = useApplied(props.applies);
  if (!applies) return null;
  const shown = <NearSection {...props} />;
  return (
    <While option={hiddenBy} is="off">
      {neededOption ? (
        <While option={neededOption} is="on">
          {shown}
        </While>
      ) : (
        shown
      )}
    </While>
  );
}

/** True from the first time on: the section of a deleted payment stays, to say so. */
function useApplied(applies: boolean): boolean {
  const [applied, setApplied] = useState(applies);
  if (applies && !applied) setApplied(true);
  return applies || applied;
}

/** The view has the heading itself; until it is shown, and where it fails, the heading is here. */
function NearSection(props: SectionOnDemandProps): ReactNode {
  const { section, code, wanted, loan, reload } = props;
  const t = useTexts(loanDetailsSectionsTexts);
  const pageText = useTexts(loanDetailsTexts);
  const [ref, near] = useNearView<HTMLDivElement>();
  // Again once it is near, because its heading is another one then.
  useEffect(() => {
    if (wanted && ref.current) goToPart(ref.current);
  }, [wanted, near, ref]);
  const withHeading = (content: ReactNode) => (
    <Section heading={t(section.heading)}>{content}</Section>
  );
  const waiting = withHeading(
    <div aria-busy style={{ minHeight: section.height }}>
      <Skeleton rows={2} />
    </div>,
  );
  return (
    <div ref={ref} className="scroll-mt-20 print:has-[[aria-busy=true]]:hidden">
      {near ? (
        <PartOnDemand
          code={code}
          waiting={waiting}
          failed={(retry) =>
            withHeading(
              <SectionError retryLabel={pageText('tryAgain')} retry={retry}>
                {t('sectionFailed')}
              </SectionError>,
            )
          }
        >
          {(View) => <View loan={loan} reload={reload} />}
        </PartOnDemand>
      ) : (
        waiting
      )}
    </div>
  );
}
