import type { AccountDocument } from '@portico/contract';
import { languages } from '@portico/contract/page-protocol';
import type { LocalDate } from '@portico/rules';
import type { Executor, Language, Secrets } from '@portico/server/parts';
import { accountsOf, type StoredAccount } from '../ledger/account-store';
import { postingsOf } from '../ledger/ledger-store';
import { taxFormsOf, type TaxForm } from './tax-form';
import { titleOf } from './tax-form-page';

/** The forms of an account, the newest first. */
export const formsOf = async (
  from: Executor,
  account: StoredAccount,
  today: LocalDate,
): Promise<readonly TaxForm[]> =>
  account.taxForm ? taxFormsOf(account, await postingsOf(from, account.number), today) : [];

/** Stays the same, and does not reveal the account. Each language is a document of its own. */
const idOf = (secrets: Secrets, account: StoredAccount, { year }: TaxForm, language: Language) =>
  secrets.fingerprint(`tax form ${account.number} ${year} ${language}`).slice(0, 22);

/** The forms of an account as documents in a language. */
export async function taxFormDocuments(
  from: Executor,
  secrets: Secrets,
  account: StoredAccount,
  { today, language }: { readonly today: LocalDate; readonly language: Language },
): Promise<readonly AccountDocument[]> {
  return (await formsOf(from, account, today)).map((form) => ({
    fileId: idOf(secrets, account, form, language),
    displayName: titleOf(form, language),
    displayFormat: 'pdf',
    dateUploaded: form.madeOn,
    imageUrl: undefined,
    kind: form.kind,
    taxYear: form.year,
  }));
}

/** A form of this borrower in the language of its document; undefined for another's. */
export async function taxFormById(
  from: Executor,
  secrets: Secrets,
  {
    borrowerId,
    id,
    today,
  }: { readonly borrowerId: number; readonly id: string; readonly today: LocalDate },
) {
  for (const account of await accountsOf(from, borrowerId)) {
    for (const form of await formsOf(from, account, today)) {
      const language = languages.find((one) => idOf(secrets, account, form, one) === id);
      if (language) return { account, form, language };
    }
  }
  return undefined;
}

/** The newest year of which a borrower has forms. */
export async function newestYearOf(
  from: Executor,
  borrowerId: number,
  today: LocalDate,
): Promise<number | undefined> {
  const accounts = await accountsOf(from, borrowerId);
  const forms = await Promise.all(accounts.map((account) => formsOf(from, account, today)));
  const years = forms.flat().map(({ year }) => year);
  return years.length > 0 ? Math.max(...years) : undefined;
}
