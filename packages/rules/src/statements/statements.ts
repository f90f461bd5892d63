import { compareDates, yearOf, type LocalDate } from '../values/local-date';

/** Whether a statement format means e-statements; any other, or none, means paper (D135). */
export function isElectronic(format: string | undefined): boolean {
  return format === 'ElectronicOnly';
}

/** The years whose statements can be chosen: the current one and the two before it (D133). */
export function statementYears(today: LocalDate): readonly [number, number, number] {
  const year = yearOf(today);
  return [year, year - 1, year - 2];
}

/** The statements of one year, the newest first; one without a date belongs to no year. */
export function statementsOfYear<S extends { readonly date?: LocalDate | undefined }>(
  statements: readonly S[],
  year: number,
): (S & { readonly date: LocalDate })[] {
  return statements
    .flatMap((statement) => {
      const { date } = statement;
      return date !== undefined && yearOf(date) === year ? [{ ...statement, date }] : [];
    })
    .sort((a, b) => compareDates(b.date, a.date));
}
