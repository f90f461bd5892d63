import { accountsOf } from '@portico/core/accounts';
import {
  ForBorrower,
  PrintHead,
  useCore,
  useQuery,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { firstLevels, SectionLevelsContext } from '@portico/shared/section';
import { taxFormsTab, useTaxFormsOffered } from '@portico/shared/tax-forms';
import { Stack, Tabs } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { WaitingDocuments } from '../choices/waiting-documents';
import { documentCenterTexts } from './document-center.sentences';
import { CenterPanel, type CenterTab } from './screens/center-panel';

const tabs = [
  { key: 'accounts', label: 'tabAccounts' },
  { key: 'profile', label: 'tabProfile' },
  { key: 'applications', label: 'tabApplications' },
  { key: 'taxForms', label: 'tabTaxForms' },
] as const;

const here = { screen: 'documentCenter' } as const;

/** The view of `portico-document-center`. */
export function DocumentCenterView(props: {
  readonly accountNumber?: string | undefined;
}): ReactNode {
  const t = useTexts(documentCenterTexts);
  const inAddress = useValueInAddress('accountNumber', 'documentCenter');
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      <DocumentCenter accountNumber={props.accountNumber || inAddress} />
    </ForBorrower>
  );
}

function DocumentCenter(props: { readonly accountNumber: string | undefined }): ReactNode {
  const core = useCore();
  const t = useTexts(documentCenterTexts);
  const hasTaxForms = useTaxFormsOffered();
  // Meanwhile, because most tabs begin with them.
  useQuery(accountsOf(core));
  const [passed] = useState(() => core.takeScreenData('documentCenter'));
  const wanted = passed?.kind === 'section' && passed.section === taxFormsTab;
  const [chosen, select] = useState<CenterTab>(wanted ? 'taxForms' : 'accounts');
  const offered = tabs.filter(({ key }) => key !== 'taxForms' || hasTaxForms);
  const selected = offered.some(({ key }) => key === chosen) ? chosen : 'accounts';
  // A further tab can need a further line, which would move the panel.
  if (hasTaxForms === undefined) return <WaitingDocuments />;
  // The same panel for every tab, so that what is chosen in one stays while another is shown.
  const content = (
    <SectionLevelsContext value={firstLevels}>
      <CenterPanel tab={selected} accountNumber={props.accountNumber} />
    </SectionLevelsContext>
  );
  return (
    <Stack>
      <PrintHead />
      <Tabs
        label={t('tabs')}
        tabs={offered.map(({ key, label }) => ({ key, label: t(label), content }))}
        selected={selected}
        onSelect={select}
      />
    </Stack>
  );
}
