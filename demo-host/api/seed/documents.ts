import { addDays, type LocalDate } from '@portico/rules';
import { type Executor, type Format, newFileId } from '@portico/server/parts';
import { hostPath } from '../../paths';
import type { Services } from '../services';
import { documentFile, insertDocument, type DocumentOwner } from '../stored-files/document-store';

type SeedDocument = {
  readonly owner: DocumentOwner;
  readonly name: string;
  readonly format: Format;
  /** Id of one of the file types. */
  readonly fileType: string;
  readonly daysAgo: number;
  /** A file of `seed/files`. */
  readonly file: string;
};

const autoLoan: DocumentOwner = { borrowerId: 1001, account: '0012-104417-3' };
const maya: DocumentOwner = { borrowerId: 1001 };

const seedList: readonly SeedDocument[] = [
  {
    owner: autoLoan,
    name: 'Insurance card, front.jpg',
    format: 'jpg',
    fileType: '1',
    daysAgo: 320,
    file: 'insurance-card.jpg',
  },
  {
    owner: autoLoan,
    name: 'Proof of insurance.pdf',
    format: 'pdf',
    fileType: '1',
    daysAgo: 41,
    file: 'proof-of-insurance.pdf',
  },
  {
    owner: autoLoan,
    name: 'Repair estimate.png',
    format: 'png',
    fileType: '6',
    daysAgo: 12,
    file: 'repair-estimate.png',
  },
  {
    owner: maya,
    name: 'Change of address, letter.docx',
    format: 'docx',
    fileType: '6',
    daysAgo: 64,
    file: 'letter.docx',
  },
  {
    owner: maya,
    // Known by achPaymentOptions.draftAgreementDocumentName.
    name: 'ACH draft agreement, auto loan.pdf',
    format: 'pdf',
    fileType: '6',
    daysAgo: 90,
    file: 'draft-agreement.pdf',
  },
  {
    owner: { borrowerId: 1001, application: 'A-20417' },
    name: 'Pay stub, February.pdf',
    format: 'pdf',
    fileType: '2',
    daysAgo: 5,
    file: 'pay-stub.pdf',
  },
  {
    owner: { borrowerId: 1002 },
    name: 'Bank statement.pdf',
    format: 'pdf',
    fileType: '4',
    daysAgo: 18,
    file: 'pay-stub.pdf',
  },
];

const day = 24 * 60 * 60_000;

/** A file of the seed. */
export const seedFile = (name: string): string => hostPath('api', 'seed', 'files', name);

/** Documents of every format that a browser shows, and one that it does not. */
export async function seedDocuments(
  tx: Executor,
  { files, clock }: Services,
  today: LocalDate,
): Promise<void> {
  for (const { owner, name, format, fileType, daysAgo, file } of seedList) {
    const id = newFileId();
    await insertDocument(tx, {
      ...owner,
      id,
      name,
      format,
      fileType,
      uploadedOn: addDays(today, -daysAgo),
      uploadedAt: clock() - daysAgo * day,
    });
    await files.put(documentFile(id), seedFile(file));
  }
}
