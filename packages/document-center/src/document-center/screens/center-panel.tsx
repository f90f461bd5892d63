import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { documentsOfCustomer, DocumentsSection } from '@portico/element/documents';
import { Skeleton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { AccountDocuments } from '../../choices/account-documents';
import { documentCenterTexts } from '../document-center.texts';

export type CenterTab = 'accounts' | 'applications' | 'profile';

const applicationsCode = chunk(() => import('../../choices/application-documents.view'));

/** The content of a tab; what is chosen in one stays while another is shown (accounts §2.7). */
export function CenterPanel(props: {
  readonly tab: CenterTab;
  /** The account to show first, by number or reference. */
  readonly accountNumber: string | undefined;
}): ReactNode {
  const [account, chooseAccount] = useState(props.accountNumber);
  const [application, chooseApplication] = useState<string>();
  const t = useTexts(documentCenterTexts);
  switch (props.tab) {
    case 'accounts':
      return <AccountDocuments wanted={account} onChoose={chooseAccount} />;
    case 'profile':
      return <DocumentsSection heading={t('headingProfile')} source={documentsOfCustomer()} />;
    case 'applications':
      return (
        <OnDemand code={applicationsCode} waiting={<Skeleton rows={8} />}>
          {(Documents) => <Documents wanted={application} onChoose={chooseApplication} />}
        </OnDemand>
      );
  }
}
