import { DocumentsSection, type DocumentsSource } from '@portico/element/documents';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { Chooser, type ChooserProps } from './chooser';

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
      {choices.at === 'loading' && (
        <div className="min-h-120">
          <Skeleton rows={6} />
        </div>
      )}
      {chosen && (
        <DocumentsSection heading={headingOf(chosen.label)} source={documentsOf(chosen.value)} />
      )}
    </div>
  );
}
