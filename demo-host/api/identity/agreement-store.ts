import {
  agreementPlace,
  neededAgreements,
  parseAgreements,
  type Agreement,
  type AgreementTiming,
  type LocalDate,
} from '@portico/rules';
import { object, string } from 'valibot';
import { type Executor, insertRows, type Language } from '@portico/server/parts';
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

/** An agreement as the borrower read it. */
export type ShownAgreement = Agreement & {
  /** The lender's text as HTML; '' where only its address is linked. */
  readonly wording: string;
  readonly language: Language;
};

/** Adds the setup's text of each agreement in the language of the page. */
export async function shownAgreements(
  settings: SettingsStore,
  agreements: readonly Agreement[],
  language: Language,
): Promise<ShownAgreement[]> {
  return Promise.all(
    agreements.map(async (agreement) => {
      const key = `globalOptions.agreementText${agreementPlace(agreement) + 1}`;
      return { ...agreement, language, wording: (await settings.value(key, language)) ?? '' };
    }),
  );
}

/** Who has accepted agreements, when and from where. */
export type Acceptance = {
  readonly borrowerId: number;
  readonly today: LocalDate;
  /** Milliseconds. */
  readonly now: number;
  readonly ip: string;
};

/** Records that a borrower has accepted agreements, with their wording. */
export async function logAgreements(
  tx: Executor,
  agreements: readonly ShownAgreement[],
  { borrowerId, today, now, ip }: Acceptance,
): Promise<void> {
  const rows = agreements.map(({ hostNum, name, url, date, wording, language, whenToAgree }) => ({
    borrower_id: borrowerId,
    host_num: hostNum,
    name,
    url,
    date_of_terms: date,
    date_of_agreement: today,
    agreed_at: now,
    ip,
    wording,
    language,
    for_texts: Number(whenToAgree.includes('texting')),
  }));
  await insertRows(tx, 'agreement_log', rows);
}
