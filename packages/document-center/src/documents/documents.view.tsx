import { draftAgreementDocumentName } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { documentsOfAccount, DocumentsSection } from '@portico/element/documents';
import { useState, type ReactNode } from 'react';
import { AccountChooser } from '../choices/account-chooser';
import { chosenOf } from '../choices/choices';
import { useAccountChoices } from '../choices/use-account-choices';
import { documentCenterTexts } from '../document-center/document-center.texts';
import { draftAgreementsOfCustomer } from './draft-agreements';

/** The ACH draft agreements, and the documents of an account (accounts §2.1; D60). */
export function DocumentsView(): ReactNode {
  const t = useTexts(documentCenterTexts);
  const draftAgreements = draftAgreementsOfCustomer(useSetting(draftAgreementDocumentName));
  return (
    <div className="grid grid-cols-1 gap-14">
      <DocumentsSection heading={t('headingDraftAgreements')} source={draftAgreements} />
      <AccountDocuments />
    </div>
  );
}

function AccountDocuments(): ReactNode {
  const t = useTexts(documentCenterTexts);
  const accounts = useAccountChoices(true);
  const [wanted, choose] = useState<string>();
  const account = chosenOf(accounts, wanted);
  return (
    <div className="grid grid-cols-1 gap-8">
      <AccountChooser choices={accounts} chosen={account} onChoose={choose} />
      {account && (
        <DocumentsSection
          heading={t('headingAccount', { name: account.label })}
          source={documentsOfAccount(account.value)}
        />
      )}
    </div>
  );
}
