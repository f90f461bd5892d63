import type { ReactNode } from 'react';
import { SettingEditor } from '../parts/setting-editor';
import { groupRows, type SettingPlace, type SettingRow } from '../settings-list';

/** The editors of rows, by what a borrower does. */
export function SettingGroups(props: {
  readonly rows: readonly SettingRow[];
  readonly place: SettingPlace;
  readonly save: (row: SettingRow, value: string | null) => void;
}): ReactNode {
  const { rows, place, save } = props;
  return groupRows(rows).map((group) => (
    <section key={group.title} className="section" aria-label={group.title}>
      <h3>{group.title}</h3>
      <ul className="sheet rows">
        {group.rows.map((row) => (
          <SettingEditor key={`${place} ${row.key}`} row={row} save={(value) => save(row, value)} />
        ))}
      </ul>
    </section>
  ));
}
