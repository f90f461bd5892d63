import { ForBorrower, PrintHead, useTexts, useValueInAddress } from '@portico/element';
import { firstLevels, SectionLevelsContext } from '@portico/shared/section';
import { Stack, Tabs } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { documentCenterTexts } from './document-center.sentences';
import { CenterPanel, type CenterTab } from './screens/center-panel';

const tabs = [
  { key: 'accounts', label: 'tabAccounts' },
  { key: 'profile', label: 'tabProfile' },
  { key: 'applications', label: 'tabApplications' },
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
  const t = useTexts(documentCenterTexts);
  const [selected, select] = useState<CenterTab>('accounts');
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
        tabs={tabs.map(({ key, label }) => ({ key, label: t(label), content }))}
        selected={selected}
        onSelect={select}
      />
    </Stack>
  );
}
