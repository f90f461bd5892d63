import { useTexts } from '@portico/element';
import {
  documentsOfApplication,
  DocumentsSection,
  documentsTexts,
} from '@portico/shared/documents';
import type { ReactNode } from 'react';
import { applicationDetailsTexts } from './application-details.sentences';

export const texts = [documentsTexts];

/** The documents of an application, and the upload of further ones (accounts §2.5, §2.7). */
export default function ApplicationDocuments(props: {
  readonly applicationNumber: string;
}): ReactNode {
  const t = useTexts(applicationDetailsTexts);
  const source = documentsOfApplication(props.applicationNumber);
  return <DocumentsSection heading={t('documents')} source={source} />;
}
