import { useTexts } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import type { ReactNode } from 'react';
import { loanDetailsTexts } from '../loan-details/loan-details.sentences';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';

/** In place of a part of the details that came and cannot be read (D176). */
export function UnreadPart({ reload }: { readonly reload: () => void }): ReactNode {
  const page = useTexts(loanDetailsTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  return (
    <SectionError retryLabel={page('tryAgain')} retry={reload}>
      {section('sectionFailed')}
    </SectionError>
  );
}
