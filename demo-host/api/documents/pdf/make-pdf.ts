import { fillText } from '@portico/rules';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Language } from '@portico/server/parts';
import type { PrintedDocument } from './blocks';
import { layBlock, layFooters, layText, margins, styles } from './layout';

const lender = 'Cedar Valley Credit';

const pageNumber: Readonly<Record<Language, string>> = {
  en: 'Page {page} of {pages}',
  es: 'Página {page} de {pages}',
};

/**
 * A document as a tagged PDF (POR-095): its structure tree has headings, paragraphs and tables with
 * header cells in the order of reading, so that a screen reader reads it like the page.
 */
export async function makePdf({ language, title, blocks }: PrintedDocument): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${language}-US`,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: lender },
  });
  const bytes = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  layText(pdf, root, { text: lender, type: 'P', style: styles.lender }, 0);
  layText(pdf, root, { text: title, type: 'H1', style: styles.title }, 6);
  for (const block of blocks) await layBlock(pdf, root, block);
  root.end();
  layFooters(pdf, (page, pages) => fillText(pageNumber[language], { page, pages }));
  pdf.end();
  return bytes;
}
