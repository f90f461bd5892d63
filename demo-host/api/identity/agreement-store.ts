import {
  neededAgreements,
  parseAgreements,
  type Agreement,
  type AgreementTiming,
  type LocalDate,
} from '@portico/rules';
import { object, string } from 'valibot';
import type { Executor } from '../database/database';
import { dayColumn } from '../ledger/account-store';
import type { SettingsStore } from '../setup/settings-store';

const row = object({
  name: string(),
  url: string(),
  date_of_terms: dayColumn,
  date_of_agreement: dayColumn,
});

/** What a borrower has agreed to. */
export async function agreementLog(from: Executor, borrowerId: number) {
  const rows = await from.all(
    row,
    'SELECT name, url, date_of_terms, date_of_agreement FROM agreement_log WHERE borrower_id = ?',
    [borrowerId],
  );
  return rows.map(({ date_of_terms, date_of_agreement, ...record }) => ({
    ...record,
    dateOfTerms: date_of_terms,
    dateOfAgreement: date_of_agreement,
  }));
}

/** The agreements of the setup. */
export async function configuredAgreements(settings: SettingsStore): Promise<Agreement[]> {
  const text = (await settings.value('globalOptions.agreements')) ?? '';
  return parseAgreements(text.split(/\r?\n/)).agreements;
}

/** The agreements that a borrower still has to accept at this timing. */
export async function missingAgreements(
  from: Executor,
  settings: SettingsStore,
  who: {
    readonly borrowerId: number;
    readonly timing: AgreementTiming;
    readonly today: LocalDate;
  },
): Promise<Agreement[]> {
  const all = await configuredAgreements(settings);
  return neededAgreements(all, await agreementLog(from, who.borrowerId), who.timing, who.today);
}

/** Records that a borrower has accepted agreements. */
export async function logAgreements(
  tx: Executor,
  agreements: readonly Agreement[],
  who: { readonly borrowerId: number; readonly today: LocalDate; readonly ip: string },
): Promise<void> {
  for (const { hostNum, name, url, date } of agreements) {
    await tx.run(
      `INSERT INTO agreement_log
       (borrower_id, host_num, name, url, date_of_terms, date_of_agreement, ip)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [who.borrowerId, hostNum, name, url, date, who.today, who.ip],
    );
  }
}
