import { saveFile, useCore, useTexts } from '@portico/element';
import { Button, calendarIcon, Icon } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Loan } from '../../loan/loan';
import type { LoanPlan } from '../loan-plan';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import { dueDatesFile } from './due-dates-file';

/** Saves the next due dates as a calendar file. */
export function AddToCalendar(props: { readonly loan: Loan; readonly plan: LoanPlan }): ReactNode {
  const { loan, plan } = props;
  const core = useCore();
  const t = useTexts(loanOverTimeTexts);
  const save = () =>
    saveFile(core.environment, {
      name: 'due-dates.ics',
      type: 'text/calendar;charset=utf-8',
      text: dueDatesFile(loan, plan, t, core.now()),
    });
  return (
    <span className="mx-[-16px] *:text-start print:hidden">
      <Button variant="quiet" onClick={save}>
        <Icon path={calendarIcon} />
        {t('addToCalendar')}
      </Button>
    </span>
  );
}
