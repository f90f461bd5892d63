import { useTexts } from '@portico/element';
import { documentsOfCustomer, DocumentsSection } from '@portico/shared/documents';
import type { ReactNode } from 'react';
import { documentCenterTexts } from '../document-center.sentences';

/** The documents of the borrower (accounts §2.7). */
export default function ProfileDocuments(): ReactNode {
  const t = useTexts(documentCenterTexts);
  return <DocumentsSection heading={t('headingProfile')} source={documentsOfCustomer()} />;
}
