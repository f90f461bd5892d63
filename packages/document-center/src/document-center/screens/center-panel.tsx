import { chunk, requestedAccount } from '@portico/core/internal';
import { OnDemand, useSession, useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { AccountChooser } from '../../choices/account-chooser';
import { ApplicationChooser } from '../../choices/application-chooser';
import { chosenOf } from '../../choices/choices';
import { useAccountChoices } from '../../choices/use-account-choices';
import { useApplicationChoices } from '../../choices/use-application-choices';
import { documentCenterTexts } from '../document-center.texts';

export type CenterTab = 'accounts' | 'applications' | 'profile';

type Chosen = { readonly heading: string; readonly chosen: string };

/** Fetched while the accounts are requested. */
const documentsCode = chunk(() => import('./chosen-documents.first.view'));

/** A tab: its selector, if it has one, and the documents of what is chosen (accounts §2.7). */
export function CenterPanel(props: {
  readonly tab: CenterTab;
  /** The account to show first, by number or reference. */
  readonly accountNumber: string | undefined;
}): ReactNode {
  const { tab } = props;
  const accounts = useAccountChoices(tab === 'accounts');
  const applications = useApplicationChoices(tab === 'applications');
  const [wantedAccount, chooseAccount] = useState(props.accountNumber);
  const [wantedApplication, chooseApplication] = useState<string>();
  const session = useSession();
  const numbers = accounts.at === 'ready' ? accounts.choices.map(({ value }) => value) : [];
  const account = chosenOf(accounts, requestedAccount(session, wantedAccount, numbers));
  const application = chosenOf(applications, wantedApplication);
  const t = useTexts(documentCenterTexts);
  const chosen: Readonly<Record<CenterTab, Chosen | undefined>> = {
    accounts: account && {
      heading: t('headingAccount', { name: account.label }),
      chosen: account.value,
    },
    profile: { heading: t('headingProfile'), chosen: '' },
    applications: application && {
      heading: t('headingApplication', { name: application.label }),
      chosen: application.value,
    },
  };
  const documents = chosen[tab];
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
      {((tab === 'accounts' && accounts.at === 'loading') ||
        (tab === 'applications' && applications.at === 'loading')) && (
        <div className="min-h-120">
          <Skeleton rows={6} />
        </div>
      )}
      <OnDemand code={documentsCode} waiting={documents && <Skeleton rows={6} />}>
        {(Documents) => documents && <Documents tab={tab} {...documents} />}
      </OnDemand>
    </div>
  );
}
