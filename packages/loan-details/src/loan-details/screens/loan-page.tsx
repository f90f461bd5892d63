import { PrintHead, useSetting, useTexts } from '@portico/element';
import { PageParts, PagePartsList } from '@portico/shared/section';
import { Banner, Button, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { InformationSection } from '../../information/information.view';
import type { LoanSectionProps } from '../../loan/loan';
import { loanDetailsTexts } from '../loan-details.sentences';
import { LoanActions, LoanLinks } from './loan-actions';
import { LoanTitle } from './loan-title';
import { Sections, type SectionsProps } from './sections';
import { hideLoanInformationOption } from '../../settings/loan-options';

type LoanPageProps = SectionsProps & {
  /** The last attempt to load the details again failed. */
  readonly outdated: boolean;
};

/** A loan's page: what is due and how to pay it, its figures, then its sections (accounts §2.3). */
export function LoanPage({ loan, parts, outdated, reload, sections }: LoanPageProps): ReactNode {
  return (
    <div className="@container">
      <PageParts>
        <div className="flex flex-col gap-14">
          <PrintHead />
          {outdated && <Outdated retry={reload} />}
          <Information loan={loan} reload={reload} />
          <Sections loan={loan} parts={parts} reload={reload} sections={sections} />
        </div>
      </PageParts>
    </div>
  );
}

/** Without the loan's information, its name and the ways on stay. */
function Information({ loan, reload }: LoanSectionProps): ReactNode {
  const hidden = useSetting(hideLoanInformationOption);
  const actions = <LoanActions loan={loan} />;
  const links = <LoanLinks loan={loan} />;
  if (!hidden)
    return <InformationSection loan={loan} reload={reload} actions={actions} links={links} />;
  return (
    <Stack gap="wide">
      <LoanTitle loan={loan} />
      {actions}
      {links}
      <PagePartsList />
    </Stack>
  );
}

function Outdated({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts(loanDetailsTexts);
  return (
    <Banner tone="warning">
      <p>{t('notUpdated')}</p>
      <Button onClick={retry}>{t('tryAgain')}</Button>
    </Banner>
  );
}
