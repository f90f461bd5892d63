import { dayOfYear, today } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { PagePartsList } from '@portico/shared/section';
import { Heading, Icon, warningIcon } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import { LoanTitle } from '../loan-details/screens/loan-title';
import { loanDetailsTexts } from '../loan-details/loan-details.sentences';
import type { Loan } from '../loan/loan';
import { AddressOnDemand } from './address-on-demand';
import { BalanceFigures, NamedFigures } from './figures';
import { accountFigures, amountDue, historyFigures, owedBack } from './information.model';
import { loanInformationTexts } from './loan-information.sentences';
import { hideFigures } from '../settings/loan-options';

type InformationProps = {
  readonly loan: Loan;
  readonly reload: () => void;
  readonly actions: ReactNode;
  readonly links: ReactNode;
};

/** What is due and how to pay it, the page's sections, then the loan's figures (accounts §2.3). */
export function InformationSection(props: InformationProps): ReactNode {
  const { loan, reload, actions, links } = props;
  const id = useId();
  const t = useTexts(loanInformationTexts);
  const { information } = loan.details;
  const credit = owedBack(information);
  return (
    <section aria-labelledby={id} className="contents">
      <div className="grid grid-cols-1 gap-8 @min-[600px]:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="grid content-start gap-4">
          <LoanTitle loan={loan} id={id} />
          <Lead loan={loan} />
          {credit !== undefined && <p>{t('owedBack', { amount: formatMoney(credit) })}</p>}
          {actions}
        </div>
        <BalanceFigures loan={loan} />
      </div>
      <PagePartsList />
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 @min-[600px]:grid-cols-2 @min-[880px]:grid-cols-3">
        <Part name="account">
          <NamedFigures figures={accountFigures(loan)} />
        </Part>
        <Part name="history" always={links}>
          <NamedFigures figures={historyFigures(loan)} />
        </Part>
        <Part name="personal">
          <AddressOnDemand loan={loan} reload={reload} />
        </Part>
      </div>
    </section>
  );
}

/** The amount due and its day in one sentence, the largest on the page. */
function Lead({ loan }: { readonly loan: Loan }): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const due = amountDue(loan);
  if (loan.closed) return <p className="text-lg text-balance">{t('closed')}</p>;
  if (!due)
    return <p className="font-heading text-2xl font-semibold text-balance">{t('nothingDue')}</p>;
  const amount = formatMoney(due.amount);
  return (
    <div className="grid gap-1">
      <p className="font-heading text-[min(2.25rem,13cqi)] leading-tight font-semibold text-balance">
        {due.date
          ? t('due', { amount, date: dayOfYear(due.date, today(core), locale) })
          : t('dueNoDate', { amount })}
      </p>
      {due.pastDue !== undefined && (
        <p className="flex items-center gap-1 font-semibold text-warning">
          <Icon path={warningIcon} size={16} />
          {t('pastDue', { amount: formatMoney(due.pastDue) })}
        </p>
      )}
    </div>
  );
}

/** A part of the figures, unless the lender hides it; what is `always` there stays without it. */
function Part(props: {
  readonly name: 'account' | 'history' | 'personal';
  readonly children: ReactNode;
  readonly always?: ReactNode;
}): ReactNode {
  const { name, children, always } = props;
  const t = useTexts(loanInformationTexts);
  const isHidden = useSetting(hideFigures).includes(name);
  if (isHidden && !always) return null;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {!isHidden && (
        <>
          <Heading level={3} size="label">
            {t(name)}
          </Heading>
          {children}
        </>
      )}
      {always}
    </div>
  );
}
