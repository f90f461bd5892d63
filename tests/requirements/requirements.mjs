#!/usr/bin/env node
/**
 * `npm run requirements`: which rows of the ledger (`*.tsv` next to this file) passing tests prove.
 *
 * A test proves the rows whose ids are in brackets in its title: `it('[PAY-394] …')`, several as
 * `[PAY-394, PAY-395]`. A row is not proven if any test that names it failed or was skipped.
 *
 *   --area access|payments|accounts   only the rows of this file
 *   --widget NAME                     only the rows of this widget
 *   --missing                         lists what is not proven
 *   --min PERCENT                     exits with 1 below it
 *   --json                            the same as one line of JSON
 *   --reports DIR, --ledger DIR       instead of reports/junit and tests/requirements
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readReports } from '../junit/junit.mjs';
import { readOptions } from '../setup/options.mjs';

const options = readOptions({
  area: undefined,
  widget: undefined,
  min: 0,
  reports: 'reports/junit',
  ledger: fileURLToPath(new URL('.', import.meta.url)),
  missing: false,
  json: false,
});

const cases = readReports(options.reports);
const ledger = readLedger(options.ledger);
const proven = provenIds(cases);
const rows = ledger.filter(
  ({ area, widget }) => (options.area ?? area) === area && (options.widget ?? widget) === widget,
);
const missing = rows.filter(({ id }) => !proven.has(id));
const done = rows.length - missing.length;
const percent = rows.length === 0 ? 0 : (100 * done) / rows.length;

if (options.json) {
  const ids = missing.map(({ id }) => id);
  print(
    JSON.stringify({ cases: cases.length, proven: done, of: rows.length, percent, missing: ids }),
  );
} else {
  printGroups();
  if (options.missing) {
    for (const { id, widget, requirement } of missing) print(`${id}\t${widget}\t${requirement}`);
  }
  const known = new Set(ledger.map(({ id }) => id));
  const stray = [...proven].filter((id) => !known.has(id));
  if (stray.length > 0) print(`named by tests, not in the ledger: ${stray.join(', ')}`);
  print(
    `requirements: ${done} of ${rows.length} proven (${percent.toFixed(1)} %), ` +
      `from ${cases.length} test cases`,
  );
}
process.exitCode = percent >= options.min ? 0 : 1;

/** How many rows of each widget are proven, in the ledger's order. */
function printGroups() {
  const groups = new Map();
  for (const row of rows) {
    const name = `${row.area}/${row.widget}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  for (const [name, members] of groups) {
    const ready = members.filter(({ id }) => proven.has(id)).length;
    print(`${String(ready).padStart(4)} of ${String(members.length).padStart(4)}  ${name}`);
  }
}

/** One row per line after the heading: id, widget, kind, requirement, source. */
function readLedger(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => {
      const [, ...lines] = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.filter(Boolean).map((line) => {
        const [id, widget, kind, requirement, source] = line.split('\t');
        return { id, area: file.replace('.tsv', ''), widget, kind, requirement, source };
      });
    });
}

function provenIds(all) {
  const [passed, others] = [true, false].map(
    (wanted) =>
      new Set(
        all
          .filter(({ outcome }) => (outcome === 'passed') === wanted)
          .flatMap(({ title }) => idsIn(title)),
      ),
  );
  return new Set([...passed].filter((id) => !others.has(id)));
}

/** The ids of `[PAY-394]`, `[PAY-394, PAY-395]` and `[PAY-394][PAY-395]`. */
function idsIn(title) {
  const groups =
    title.match(/\[(?:ACC|PAY|LON|POR)-\d{3}(?:[,\s]+(?:ACC|PAY|LON|POR)-\d{3})*\]/g) ?? [];
  return groups.flatMap((group) => group.match(/\w{3}-\d{3}/g) ?? []);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
