import { useTexts } from '@portico/element';
import {
  documentsOfAccount,
  documentsOfApplication,
  documentsOfCustomer,
  DocumentsSection,
  type DocumentsSource,
} from '@portico/element/documents';
import { useState, type ReactNode } from 'react';
import { AccountChooser } from '../../choices/account-chooser';
import { ApplicationChooser } from '../../choices/application-chooser';
import { chosenOf } from '../../choices/choices';
import { useAccountChoices } from '../../choices/use-account-choices';
import { useApplicationChoices } from '../../choices/use-application-choices';
import { documentCenterTexts } from '../document-center.texts';

export type CenterTab = 'accounts' | 'applications' | 'profile';

type Shown = { readonly heading: string; readonly source: DocumentsSource };

/** A tab: its selector, if it has one, and the documents of what is chosen (accounts §2.7). */
export function CenterPanel(props: {
  readonly tab: CenterTab;
  /** The account to show first. */
  readonly accountNumber: string | undefined;
}): ReactNode {
  const { tab } = props;
  const accounts = useAccountChoices(tab === 'accounts');
  const applications = useApplicationChoices(tab === 'applications');
  const [wantedAccount, chooseAccount] = useState(props.accountNumber);
  const [wantedApplication, chooseApplication] = useState<string>();
  const account = chosenOf(accounts, wantedAccount);
  const application = chosenOf(applications, wantedApplication);
  const t = useTexts(documentCenterTexts);
  const shown: Readonly<Record<CenterTab, Shown | undefined>> = {
    accounts: account && {
      heading: t('headingAccount', { name: account.label }),
      source: documentsOfAccount(account.value),
    },
    profile: { heading: t('headingProfile'), source: documentsOfCustomer() },
    applications: application && {
      heading: t('headingApplication', { name: application.label }),
      source: documentsOfApplication(application.value),
    },
  };
  const section = shown[tab];
  return (
    <div className="grid grid-cols-1 gap-8">
      {tab === 'accounts' && (
        <AccountChooser choices={accounts} chosen={account} onChoose={chooseAccount} />
      )}
      {tab === 'applications' && (
        <ApplicationChooser
          choices={applications}
          chosen={application}
          onChoose={chooseApplication}
        />
      )}
      {section && <DocumentsSection heading={section.heading} source={section.source} />}
    </div>
  );
}
