import { DocumentsSection, type DocumentsSource } from '@portico/shared/documents';
import type { ReactNode } from 'react';
import { Chooser, type ChooserProps } from './chooser';
import { WaitingDocuments } from './waiting-documents';

/** A selector of accounts or applications, and the documents of what is chosen (accounts §2.7). */
export function ChosenDocuments(
  props: ChooserProps & {
    /** The heading above the documents of what has this name. */
    readonly headingOf: (name: string) => string;
    readonly documentsOf: (chosen: string) => DocumentsSource;
  },
): ReactNode {
  const { choices, chosen, headingOf, documentsOf } = props;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Chooser {...props} />
      {choices.at === 'loading' && <WaitingDocuments />}
      {chosen && (
        <DocumentsSection heading={headingOf(chosen.label)} source={documentsOf(chosen.value)} />
      )}
    </div>
  );
}
