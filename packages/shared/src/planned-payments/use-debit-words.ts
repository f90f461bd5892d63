import { dayOfYear, today } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { formatMoney, type LocalDate, type Params } from '@portico/rules';
import type { Debit } from './planned-payments.state';

/** A day of a planned payment, in words; with its year where it is not this year. */
export function useDayWords(): (date: LocalDate) => string {
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  return (date) => dayOfYear(date, today(core), locale);
}

/** What sentences say of a debit: its amount and its day. */
export function useDebitWords(): (debit: Debit) => Params {
  const day = useDayWords();
  return ({ date, amount }) => ({ amount: formatMoney(amount), date: date ? day(date) : '' });
}
