import { hideLoanInformationOption } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Banner, Button, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { InformationSection } from '../../information/information.view';
import type { Loan } from '../../loan/loan';
import type { LoanCode } from '../loan-code';
import { loanDetailsTexts } from '../loan-details.texts';
import { loanSections } from '../loan-sections';
import { HideLoan } from './hide-loan';
import { LoanActions, LoanLinks } from './loan-actions';
import { LoanTitle } from './loan-title';
import { SectionOnDemand } from './section-on-demand';

type LoanPageProps = {
  readonly loan: Loan;
  /** The last attempt to load the details again failed. */
  readonly outdated: boolean;
  readonly reload: () => void;
  readonly code: LoanCode;
};

/** A loan's page: what is due and how to pay it, its figures, then its sections (accounts §2.3). */
export function LoanPage({ loan, outdated, reload, code }: LoanPageProps): ReactNode {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-14">
        {outdated && <Outdated retry={reload} />}
        <Information loan={loan} code={code} />
        {loanSections.map((section) => (
          <SectionOnDemand
            key={section.key}
            section={section}
            code={code.sections[section.key]}
            loan={loan}
            reload={reload}
          />
        ))}
        <HideLoan loan={loan} />
      </div>
    </div>
  );
}

/** Without the loan's information, its name and the ways on stay. */
function Information({ loan, code }: Pick<LoanPageProps, 'loan' | 'code'>): ReactNode {
  const hidden = useSetting(hideLoanInformationOption);
  const actions = <LoanActions loan={loan} dialogs={code.dialogs} />;
  const links = <LoanLinks loan={loan} dialogs={code.dialogs} />;
  if (!hidden) return <InformationSection loan={loan} actions={actions} links={links} />;
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
