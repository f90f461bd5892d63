import { today as todayOf } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { Section } from '@portico/shared/section';
import { accountKind, formatMoney, type LocalDate } from '@portico/rules';
import { Banner, Heading } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import type { Loan, LoanSectionProps } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import { AddToCalendar } from './calendar/add-to-calendar';
import { planOf, type LoanPlan } from './loan-plan';
import { loanOverTimeTexts } from './loan-over-time.sentences';
import { PictureOfLoan } from './picture/picture-of-loan';
import { PlannedLoan } from './planned-loan';
import { usePast } from './use-past';
import { loanYears } from './years/loan-years';
import { PaymentsToEnd } from './years/payments-table';
import { YearsTable } from './years/years-table';

export const texts = [loanOverTimeTexts];

/**
 * The loan from its first day to its last payment: balance, principal and interest, and what paying
 * more changes. Not for a line of credit, which has no last payment.
 */
export default function OverTimeView({ loan }: LoanSectionProps): ReactNode {
  const core = useCore();
  return accountKind(loan.entry.type) === 'loan' && <OverTime loan={loan} today={todayOf(core)} />;
}

type OverTimeProps = { readonly loan: Loan; readonly today: LocalDate };

function OverTime({ loan, today }: OverTimeProps): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const plan = useMemo(() => planOf(loan, today), [loan, today]);
  const [past, retry] = usePast(loan, today);
  const rows = plan?.schedule.ok ? plan.schedule.value : [];
  const isEmpty = past.status === 'ready' && past.value.points.length < 2;
  if (!plan && isEmpty) return null;
  const years = loanYears(past.status === 'ready' ? past.value.entries : undefined, rows);
  return (
    <Section
      heading={section('sectionOverTime')}
      aside={plan && <AddToCalendar loan={loan} plan={plan} />}
    >
      <NoSchedule plan={plan} />
      {plan && rows.length > 0 ? (
        <PlannedLoan
          plan={plan}
          rows={rows}
          past={past}
          retry={retry}
          today={today}
          accountNumber={loan.accountNumber}
        />
      ) : (
        <PictureOfLoan past={past} retry={retry} />
      )}
      {past.status !== 'loading' && years.years.length > 0 && (
        <>
          <Heading level={4} size="label">
            {t('years')}
          </Heading>
          <YearsTable {...years} />
        </>
      )}
      {rows.length > 0 && <PaymentsToEnd rows={rows} />}
    </Section>
  );
}

/** Why a loan has no schedule to its end. */
function NoSchedule({ plan }: { readonly plan: LoanPlan | undefined }): ReactNode {
  const t = useTexts(loanOverTimeTexts);
  if (!plan || plan.schedule.ok) return null;
  const amount = formatMoney(plan.terms.installment);
  return <Banner tone="warning">{t(plan.schedule.error.code, { amount })}</Banner>;
}
