import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/visually-hidden';

/** The box of a row in a column. */
export type TableBox = {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** The id of the sentence that says why it is disabled. */
  readonly describedBy?: string | undefined;
};

export type CheckRow = {
  /** Unique in the table. */
  readonly key: string;
  readonly label: string;
  /** A box for each column; undefined where the row has none. */
  readonly boxes: readonly (TableBox | undefined)[];
  /** On a line of its own below the row. */
  readonly detail?: ReactNode;
};

export type CheckTableProps = {
  /** Names the table. */
  label: string;
  /** The heading of the rows' labels. */
  heading: string;
  columns: readonly string[];
  rows: readonly CheckRow[];
  /** Read by screen readers where a row has no box. */
  noBox?: string | undefined;
};

/**
 * Boxes by row and column, each named by both. The whole cell can be pressed; the labels wrap, and on
 * a phone the columns are as narrow as their headings.
 */
export function CheckTable({ label, heading, columns, rows, noBox }: CheckTableProps) {
  const id = useId();
  return (
    <div className="@container">
      <table className="w-full border-b border-line" aria-label={label}>
        <thead>
          <tr className="border-b border-edge text-sm text-muted *:py-2 *:font-normal">
            <th scope="col" className="text-start wrap-anywhere hyphens-auto">
              {heading}
            </th>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                id={`${id}${index}`}
                className="w-px ps-2 text-end @min-[240px]:ps-4 @md:w-20"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              columns={columns.map((_, index) => `${id}${index}`)}
              noBox={noBox}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `columns`: the ids of the column headings. */
function Row(props: {
  readonly row: CheckRow;
  readonly columns: readonly string[];
  readonly noBox: string | undefined;
}) {
  const { row, columns, noBox } = props;
  const id = useId();
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" id={id} className="py-2 text-start font-normal wrap-anywhere hyphens-auto">
          {row.label}
        </th>
        {columns.map((column, index) => (
          <Cell key={column} box={row.boxes[index]} labelledBy={`${id} ${column}`} noBox={noBox} />
        ))}
      </tr>
      {row.detail && (
        <tr>
          <td colSpan={columns.length + 1} className="pb-3">
            {row.detail}
          </td>
        </tr>
      )}
    </>
  );
}

function Cell(props: {
  readonly box: TableBox | undefined;
  readonly labelledBy: string;
  readonly noBox: string | undefined;
}) {
  const { box, labelledBy, noBox } = props;
  if (!box) {
    return (
      <td className="text-end text-muted">
        <span aria-hidden>—</span>
        <VisuallyHidden>{noBox}</VisuallyHidden>
      </td>
    );
  }
  return (
    <td>
      <label className="flex min-h-11 items-center justify-end">
        <input
          type="checkbox"
          name={box.name}
          checked={box.checked}
          disabled={box.disabled}
          aria-labelledby={labelledBy}
          aria-describedby={box.describedBy}
          part="input"
          className="choice-mark size-6 rounded-sm"
          onChange={({ currentTarget }) => box.onChange(currentTarget.checked)}
        />
      </label>
    </td>
  );
}
