import type { ReactNode } from 'react';
import { ratio, resultOf, type ContrastRow } from './contrast-report';
import { themeTexts } from './theme.texts';

function Row({ row }: { readonly row: ContrastRow }): ReactNode {
  const { front, back, least, before, after, passes } = row;
  return (
    <tr>
      <th scope="row">
        {themeTexts.tokenOf(front)} <span className="quiet">{themeTexts.on}</span>{' '}
        {themeTexts.tokenOf(back)}
      </th>
      <td className="number">{ratio(least)}</td>
      <td className="number">{ratio(before)}</td>
      <td className="number">{ratio(after)}</td>
      <td className={passes ? 'good' : 'bad'}>{themeTexts.results[resultOf(row)]}</td>
    </tr>
  );
}

/** The contrast of every pair of a theme in a scheme. */
export function ContrastTable(props: {
  readonly rows: readonly ContrastRow[];
  readonly scheme: 'light' | 'dark';
}): ReactNode {
  const { rows, scheme } = props;
  const label = themeTexts.everyPair(themeTexts.schemes[scheme]);
  const passing = rows.filter(({ passes }) => passes).length;
  const corrected = rows.filter((row) => row.corrected).length;
  return (
    <div>
      <h4>{themeTexts.schemes[scheme]}</h4>
      <p className={passing < rows.length ? 'bad' : undefined} role="status">
        {themeTexts.contrastSum(passing, rows.length, corrected)}
      </p>
      <details open={passing < rows.length}>
        <summary>{label}</summary>
        <div className="scroller" tabIndex={0} role="group" aria-label={label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{themeTexts.pair}</th>
                <th scope="col">{themeTexts.needs}</th>
                <th scope="col">{themeTexts.before}</th>
                <th scope="col">{themeTexts.after}</th>
                <th scope="col">{themeTexts.result}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={`${row.front} ${row.back}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}
