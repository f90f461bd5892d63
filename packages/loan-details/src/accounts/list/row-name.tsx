import type { ReactNode } from 'react';

/** What an entry is called; where it is a link, its first line is underlined. */
export function RowName({
  name,
  number,
}: {
  readonly name?: string;
  readonly number: string;
}): ReactNode {
  return (
    <>
      <span translate="no" className="block underline-offset-4 in-[a]:underline">
        {name || number}
      </span>
      {name && (
        <>
          {' '}
          <span translate="no" className="text-sm font-normal whitespace-nowrap text-muted">
            {number}
          </span>
        </>
      )}
    </>
  );
}
