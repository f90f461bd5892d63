import { chunk, hideLoanInformationOption } from '@portico/core/internal';
import { PartOnDemand, useSetting, useTexts } from '@portico/element';
import { Banner, Button, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { InformationSection } from '../../information/information.view';
import type { LoanSectionProps } from '../../loan/loan';
import { loanDetailsTexts } from '../loan-details.sentences';
import type { SectionsProps } from '../sections.view';
import { LoanActions, LoanLinks } from './loan-actions';
import { LoanTitle } from './loan-title';

const sectionsCode = chunk(() => import('../sections.view'));

type LoanPageProps = SectionsProps & {
  /** The last attempt to load the details again failed. */
  readonly outdated: boolean;
};

/** A loan's page: what is due and how to pay it, its figures, then its sections (accounts §2.3). */
export function LoanPage({ loan, outdated, reload, sections }: LoanPageProps): ReactNode {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-14">
        {outdated && <Outdated retry={reload} />}
        <Information loan={loan} reload={reload} />
        <PartOnDemand code={sectionsCode}>
          {(Sections) => <Sections loan={loan} reload={reload} sections={sections} />}
        </PartOnDemand>
      </div>
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
