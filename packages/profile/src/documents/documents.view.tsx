import { useTexts } from '@portico/element';
import { documentsOfCustomer, DocumentsSection, documentsTexts } from '@portico/shared/documents';
import type { ReactNode } from 'react';
import { profileTexts } from '../profile/profile.sentences';

export const texts = [documentsTexts];

/** The borrower's own documents, and the upload of further ones (accounts §2.7). */
export default function ProfileDocuments(): ReactNode {
  const t = useTexts(profileTexts);
  return <DocumentsSection heading={t('documents')} source={documentsOfCustomer()} />;
}
