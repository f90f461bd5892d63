import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';

/** A text to paste. */
export function Snippet(props: { readonly text: string; readonly title: string }): ReactNode {
  return (
    <>
      <div className="split">
        <h3>{props.title}</h3>
        <CopyButton text={props.text} what={props.title} />
      </div>
      <pre className="code-box" tabIndex={0} aria-label={props.title}>
        {props.text}
      </pre>
    </>
  );
}
