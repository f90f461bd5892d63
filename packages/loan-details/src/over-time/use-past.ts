import { useCore, useQuery, type AnswerState } from '@portico/element';
import { daysBetween, type LocalDate } from '@portico/rules';
import { useEffect, useMemo, useRef } from 'react';
import { historyOf } from '../history/history-answers';
import { ageOf, type Loan } from '../loan/loan';
import { pastOf, type Past } from './past';

/** The loan up to today, from its whole history; empty where its age is not known. */
export function usePast(
  { accountNumber, details }: Loan,
  today: LocalDate,
): readonly [AnswerState<Past>, retry: () => void] {
  const core = useCore();
  const { information } = details;
  const opened = information.loanOriginationDate;
  const days = ageOf(details) ?? (opened && daysBetween(opened, today));
  const history = days === undefined ? undefined : historyOf(core, accountNumber, days);
  const [state, refresh] = useQuery(history);
  // Reloaded details may have new payments.
  const shown = useRef(details);
  useEffect(() => {
    if (shown.current !== details) refresh();
    shown.current = details;
  }, [details, refresh]);
  const past = useMemo((): AnswerState<Past> => {
    if (!history) return { status: 'ready', value: pastOf([], information, today) };
    if (state.status !== 'ready') return state;
    return { ...state, value: pastOf(state.value.list, information, today) };
  }, [history, state, information, today]);
  return [past, refresh];
}
