import type { ReactNode } from 'react';

/**
 * The attribute `translate` of an element: a browser's translator leaves a figure, a day and a name
 * with a number as they are.
 */
export function translateOf(content: ReactNode): 'no' | undefined {
  return typeof content === 'string' && /\d/.test(content) ? 'no' : undefined;
}

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
          <span key={index} translate={translateOf(part)} className="whitespace-nowrap">
            {part}
          </span>
        ),
      )}
    </span>
  );
}
