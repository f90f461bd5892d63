import { chunk } from '@portico/core/internal';
import { PartOnDemand } from '@portico/element';
import { useState, type ReactNode } from 'react';
import { AccountDocuments } from '../../choices/account-documents';
import { WaitingDocuments } from '../../choices/waiting-documents';

export type CenterTab = 'accounts' | 'applications' | 'profile' | 'taxForms';

const profileCode = chunk(() => import('./profile-documents.view'));
const applicationsCode = chunk(() => import('../../choices/application-documents.view'));
const taxFormsCode = chunk(() => import('./tax-forms.view'));

/** The content of a tab; what is chosen in one stays while another is shown (accounts §2.7). */
export function CenterPanel(props: {
  readonly tab: CenterTab;
  /** The account to show first, by number or reference. */
  readonly accountNumber: string | undefined;
}): ReactNode {
  const [account, chooseAccount] = useState(props.accountNumber);
  const [application, chooseApplication] = useState<string>();
  const { tab } = props;
  switch (tab) {
    case 'accounts':
      return <AccountDocuments wanted={account} onChoose={chooseAccount} />;
    case 'profile':
      return (
        <PartOnDemand key={tab} code={profileCode} waiting={<WaitingDocuments />}>
          {(Documents) => <Documents />}
        </PartOnDemand>
      );
    case 'applications':
      return (
        <PartOnDemand key={tab} code={applicationsCode} waiting={<WaitingDocuments />}>
          {(Documents) => <Documents wanted={application} onChoose={chooseApplication} />}
        </PartOnDemand>
      );
    case 'taxForms':
      return (
        <PartOnDemand key={tab} code={taxFormsCode} waiting={<WaitingDocuments />}>
          {(TaxForms) => <TaxForms />}
        </PartOnDemand>
      );
  }
}
