import { number, object } from 'valibot';
import type { Executor, Value } from './database';

/** Parameters of one statement: SQLite takes no more than 32,766. */
const mostParameters = 30_000;

type Row = Readonly<Record<string, Value>>;

const placesOf = (columns: readonly string[]): string => `(${columns.map(() => '?').join(', ')})`;

/**
 * Inserts rows with the same columns, many in each statement. Resolves to their ids, in the same
 * order, where the table has them and `returning` says so.
 */
export async function insertRows(
  tx: Executor,
  table: string,
  rows: readonly Row[],
  { returning = false } = {},
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first);
  const perStatement = Math.floor(mostParameters / columns.length);
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += perStatement) {
    const some = rows.slice(from, from + perStatement);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${some.map(() => placesOf(columns)).join(', ')}`;
    const args = some.flatMap((row) => columns.map((column) => row[column] ?? null));
    if (returning) {
      const inserted = await tx.all(object({ id: number() }), `${sql} RETURNING id`, args);
      ids.push(...inserted.map(({ id }) => id));
    } else await tx.run(sql, args);
  }
  return ids;
}

/** Inserts a row, or gives the one with the same key these values. */
export async function putRow(tx: Executor, table: string, key: Row, values: Row): Promise<void> {
  const row = { ...key, ...values };
  const columns = Object.keys(row);
  const changed = Object.keys(values).map((column) => `${column} = excluded.${column}`);
  await tx.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${placesOf(columns)}
     ON CONFLICT (${Object.keys(key).join(', ')}) DO UPDATE SET ${changed.join(', ')}`,
    Object.values(row),
  );
}
