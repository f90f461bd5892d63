import { amountFromCents, type Cents } from '@portico/rules';

/** A cell of a CSV file: a text, or money as a number of dollars. */
export type CsvCell = string | { readonly money: Cents };

/** What begins a formula in a spreadsheet, also after spaces; full-width signs count too. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet computes: an apostrophe before what would begin a formula. */
const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = (cell: CsvCell): string =>
  typeof cell === 'string' ? quoted(harmless(cell)) : amountFromCents(cell.money).toFixed(2);

const byteOrderMark = '\u{FEFF}';

/**
 * A CSV file by RFC 4180, in UTF-8 with a byte order mark so that spreadsheets read its accents. No
 * cell runs a formula in a spreadsheet, and money stays a number.
 */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Uint8Array {
  const lines = rows.map((row) => `${row.map(written).join(',')}\r\n`);
  return new TextEncoder().encode(byteOrderMark + lines.join(''));
}
