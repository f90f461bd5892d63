import { cents } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyCsv } from '../history/history-csv';
import { firstDay } from '../testing/test-host';
import { csvFile, type CsvCell } from './csv';

const textOf = (file: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);

/** The cells of a CSV file by RFC 4180. */
function parsed(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  let row: string[] = [];
  for (const [, written = '', end] of text.matchAll(cell)) {
    const isQuoted = written.startsWith('"');
    row.push(isQuoted ? written.slice(1, -1).replaceAll('""', '"') : written);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const cellsOf = (rows: readonly (readonly CsvCell[])[]) => parsed(textOf(csvFile(rows)).slice(1));

describe('a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://x.example","y")', `'=HYPERLINK("https://x.example","y")`],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\ttab', "'\ttab"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['Payment, "late"\r\nagain', 'Payment, "late"\r\nagain'],
  ])('[POR-094] has no formula in the text %j', (text, cell) => {
    expect(cellsOf([[text, 'next']])).toEqual([[cell, 'next']]);
  });

  it('[POR-094] has no formula in any text, and keeps the text', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', 'a', '1'),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(nasty, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        (rows) => {
          const cells = cellsOf(rows);
          for (const cell of cells.flat()) expect(cell).not.toMatch(/^[\s]*[=+\-@]|^[\t\r\n]/);
          expect(cells.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(rows);
        },
      ),
    );
  });

  it('[POR-094] keeps money a number, also below zero', () => {
    expect(textOf(csvFile([[{ money: cents(-123_456) }, { money: cents(5) }]]))).toBe(
      '\u{FEFF}-1234.56,0.05\r\n',
    );
  });

  it.each([
    ['en', 'Date,Time,Description,Principal,Interest,Other,Total,Balance'],
    ['es', 'Fecha,Hora,Descripción,Capital,Intereses,Otros,Total,Saldo'],
  ] as const)('[POR-094] of a history in %s has its headers and no formula', (language, header) => {
    const amount = cents(100);
    const row = {
      on: firstDay(),
      at: '08:02',
      description: '=cmd|calc',
      principal: amount,
      interest: amount,
      other: amount,
      total: amount,
      balance: amount,
    };
    const [first, second] = textOf(historyCsv([row], language))
      .slice(1)
      .split('\r\n');
    expect(first).toBe(header);
    expect(second).toBe("2026-03-02,8:02 AM,'=cmd|calc,1.00,1.00,1.00,1.00,1.00");
  });
});
