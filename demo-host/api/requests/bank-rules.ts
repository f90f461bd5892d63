/** What Cedar Valley Credit grants, and by when it answers. */
export const bankRules = {
  /** A due date is moved once in so many months, by at most so many days. */
  monthsBetweenDueDateChanges: 12,
  daysOfDueDateChange: 15,
  /** Extensions in the life of a loan, and the months of each. */
  extensions: 2,
  monthsOfExtension: 2,
  /** With more payments overdue a clerk decides about an extension. */
  overdueForExtension: 2,
  daysOfPromise: 14,
  daysOfPayoffLetter: 30,
  /** Days after the payoff in which the lien is released. */
  daysToReleaseLien: 10,
  mostCharacters: 2_000,
  mostFiles: 5,
} as const;
