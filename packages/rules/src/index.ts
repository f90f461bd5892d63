export { assertNever, fail, ok, type Failure, type Outcome, type Params } from './outcome';
export {
  addCents,
  amountFromCents,
  amountInputLength,
  cents,
  centsFromAmount,
  formatMoney,
  maxCents,
  minCents,
  multiplyCents,
  parseMoney,
  type Cents,
} from './money';
export {
  compareDates,
  dateOf,
  dayOfMonth,
  daysInMonth,
  formatDate,
  localDate,
  monthOf,
  yearOf,
  type LocalDate,
} from './local-date';
export { addDays, addMonths, dayOfWeek, daysBetween, lastDayOfMonth } from './date-arithmetic';
export { parseFlag, parseNumber, splitKey } from './settings-values';
export { digitsOnly, fillText, safeInput } from './text';
export {
  accountKind,
  displayAccountNumber,
  isClosed,
  isPayable,
  maskedEnding,
  type AccountKind,
} from './account';
export {
  neededAgreements,
  parseAgreements,
  timingCodes,
  type AgreedRecord,
  type Agreement,
  type AgreementProblem,
  type AgreementTiming,
} from './agreements';
export { countdownSeconds, formatCountdown, idleLimit, idleState, type IdleState } from './idle';
