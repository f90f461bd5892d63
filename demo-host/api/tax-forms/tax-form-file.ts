import type { LocalDate } from '@portico/rules';
import type { Database, KeptDocument, Secrets } from '@portico/server/parts';
import { factsDocument } from '../documents/facts-page';
import { makePdf } from '../documents/pdf/make-pdf';
import { borrowerById } from '../identity/borrower-store';
import { taxFormById } from './tax-form-list';
import { taxFormPage, titleOf } from './tax-form-page';

/** A tax form of this borrower as a file, made when it is read. */
export async function taxFormFile(
  database: Database,
  secrets: Secrets,
  asked: { readonly borrowerId: number; readonly id: string; readonly today: LocalDate },
): Promise<KeptDocument | undefined> {
  const found = await taxFormById(database, secrets, asked);
  if (!found) return undefined;
  const { account, form, language } = found;
  return {
    name: `${titleOf(form, language)}.pdf`,
    read: async () => {
      const { name: borrower } = await borrowerById(database, asked.borrowerId);
      const page = taxFormPage(form, { account, borrower }, language);
      const content = new Blob([new Uint8Array(await makePdf(factsDocument(page)))]);
      return { size: content.size, bytes: content.stream() };
    },
  };
}
