import { draftAgreementDocumentName } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { DocumentsSection } from '@portico/shared/documents';
import { useState, type ReactNode } from 'react';
import { AccountDocuments } from '../choices/account-documents';
import { draftAgreementsOfCustomer } from './draft-agreements';
import { documentCenterDraftAgreementsTexts } from './document-center.draft-agreements.sentences';

/** The ACH draft agreements, and the documents of an account (accounts §2.1; D60). */
export function DocumentsView(): ReactNode {
  const t = useTexts(documentCenterDraftAgreementsTexts);
  const draftAgreements = draftAgreementsOfCustomer(useSetting(draftAgreementDocumentName));
  const [account, choose] = useState<string>();
  return (
    <div className="grid grid-cols-1 gap-14">
      <DocumentsSection heading={t('headingDraftAgreements')} source={draftAgreements} />
      <AccountDocuments wanted={account} onChoose={choose} />
    </div>
  );
}
