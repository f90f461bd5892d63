import type { ReactNode } from 'react';

/** A number with hyphens, of a telephone with its area code, or a word such as “e-mail”. */
const hyphenated = /((?:\(\d+\) )?\b(?:\w|\w*\d\w*)-[\w-]+)/;

/**
 * Text whose telephone and account numbers, and words such as “e-mail”, keep to one line: a browser
 * may break them after a hyphen. It is one element, as a button or another row of items wants it.
 */
export function Unbroken({ children }: { readonly children: string }): ReactNode {
  return (
    <span>
      {children.split(hyphenated).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span
            key={index}
            translate={/\d/.test(part) ? 'no' : undefined}
            className="whitespace-nowrap"
          >
            {part}
          </span>
        ),
      )}
    </span>
  );
}
