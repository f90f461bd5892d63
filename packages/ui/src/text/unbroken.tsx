import { Fragment, useContext, type ReactNode } from 'react';
import { PhoneContext, PhoneLink } from './with-phone';

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
 * may break them after a hyphen. The lender's telephone number is a link. It is one element, as a
 * button or another row of items wants it.
 */
export function Unbroken({ children }: { readonly children: string }): ReactNode {
  const phone = useContext(PhoneContext);
  return (
    <span>
      {(phone === '' ? [children] : children.split(phone)).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <PhoneLink phone={phone} />}
          <Hyphenated>{part}</Hyphenated>
        </Fragment>
      ))}
    </span>
  );
}

function Hyphenated({ children }: { readonly children: string }): ReactNode {
  return children.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} translate={translateOf(part)} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
