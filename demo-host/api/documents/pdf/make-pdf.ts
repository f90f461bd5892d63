import { fillText } from '@portico/rules';
import { PDFDocument } from 'pdf-lib';
import type { Language } from '../language';
import type { PrintedDocument } from './blocks';
import { styles } from './cells';
import { layBlock, layText, startPage, type Cursor } from './layout';
import { createPaper, embedFaces, paper, type Faces, type Paper } from './paper';
import { writeStructure, type Element } from './structure';
import { writable } from './wrap';

const lender = 'Cedar Valley Credit';

const pageNumber: Readonly<Record<Language, string>> = {
  en: 'Page {page} of {pages}',
  es: 'Página {page} de {pages}',
};

/** Objects written between pauses in which the host answers other requests. */
const objectsPerTick = 2_000;

function numberPages(sheet: Paper, { regular }: Faces, language: Language): void {
  const pages = sheet.pageCount();
  for (let page = 0; page < pages; page += 1) {
    const words = fillText(pageNumber[language], { page: page + 1, pages });
    const text = writable(words, regular);
    const x = paper.width - paper.margin - regular.font.widthOfTextAtSize(text, 8);
    const run = { text, x, y: paper.margin - 12, size: 8, face: 'regular', ink: 'quiet' } as const;
    sheet.writeArtifact([run], page);
  }
}

/**
 * A document as a tagged PDF (POR-095): its structure tree has headings, paragraphs and tables with
 * header cells in the order of reading, so that a screen reader reads it like the page.
 */
export async function makePdf({ language, title, blocks }: PrintedDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(lender);
  pdf.setLanguage(`${language}-US`);
  const faces = await embedFaces(pdf);
  const sheet = createPaper(pdf, faces);
  const root: Element = { type: 'Document', children: [] };
  const cursor: Cursor = { sheet, faces, root, y: 0 };
  startPage(cursor);
  layText(cursor, 'P', lender, { style: styles.lender, before: 0 });
  layText(cursor, 'H1', title, { style: styles.title, before: 6 });
  for (const block of blocks) layBlock(cursor, block);
  numberPages(sheet, faces, language);
  sheet.finish();
  writeStructure(pdf, root);
  return pdf.save({ objectsPerTick });
}
