import { success, type Result } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { type AnswerState, useAnswer } from '@portico/shared/section';
import { daysBetween, type LocalDate } from '@portico/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { forgetHistory, historyOf, type HistoryAnswer } from '../history/history-answers';
import { ageOf, type Loan } from '../loan/loan';
import { pastOf, type Past } from './past';

type Rows = HistoryAnswer['list'];

/** The loan up to today, from its whole history; empty where its age is not known. */
export function usePast(
  { accountNumber, details }: Loan,
  today: LocalDate,
): readonly [AnswerState<Past>, retry: () => void] {
  const core = useCore();
  const { information } = details;
  const opened = information.loanOriginationDate;
  const days = ageOf(details) ?? (opened && daysBetween(opened, today));
  // Reloaded details may have new payments.
  useEffect(() => () => forgetHistory(core, accountNumber), [core, accountNumber, details]);
  const ask = useCallback(async (): Promise<Result<Rows>> => {
    if (days === undefined) return success([]);
    const answer = await historyOf(core, accountNumber, days).load();
    return answer.ok ? success(answer.value.list) : answer;
  }, [core, accountNumber, days, details]);
  const [state, retry] = useAnswer(ask);
  const past = useMemo(
    (): AnswerState<Past> =>
      state.status === 'ready'
        ? { status: 'ready', value: pastOf(state.value, information, today) }
        : state,
    [state, information, today],
  );
  return [past, retry];
}
