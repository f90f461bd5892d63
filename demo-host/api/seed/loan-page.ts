import { yearOf, type LocalDate } from '@portico/rules';
import { saveAlerts, noAlerts } from '../accounts/alerts-store';
import type { Executor } from '@portico/server/parts';

const autoLoan = '0012-104417-3';
const homeLoan = '0012-118820-5';

const insurances = [
  [autoLoan, 'Credit life', 2, 1_420],
  [autoLoan, 'Guaranteed asset protection', 1, 895],
  [homeLoan, 'Credit disability', 1, 1_130],
] as const;

/** What the pages of Maya's loans show apart from the ledger: alerts, insurance, added statements. */
export async function seedLoanPages(tx: Executor, today: LocalDate): Promise<void> {
  await saveAlerts(tx, autoLoan, {
    emailAlerts: {
      ...noAlerts.emailAlerts,
      alertLoanDelinquent: true,
      estatementAlert: true,
      alertLoanDueDate1: true,
      alertLoanDueDate1Before: true,
      alertLoanDueDate1Days: '15',
      alertLoanDueDate2: true,
      alertLoanDueDate2Before: false,
      alertLoanDueDate2Days: '2',
    },
    textAlerts: { alertLoanDelinquent: true, estatementAlert: false },
  });
  for (const [account, type, isIndividual, premium] of insurances) {
    await tx.run('INSERT INTO insurances VALUES (?, ?, ?, ?)', [
      account,
      type,
      isIndividual,
      premium,
    ]);
  }
  const lastYear = yearOf(today) - 1;
  for (const year of [lastYear, lastYear - 1]) {
    await tx.run('INSERT INTO added_statements VALUES (?, ?, ?, ?, ?, ?)', [
      `year-${year}`,
      autoLoan,
      'Annual statement',
      `${year}-01-01`,
      `${year}-12-31`,
      0,
    ]);
  }
}
