import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '../texts';

/** Copies a text; shows that it did for two seconds. */
export function CopyButton(props: { readonly text: string; readonly what: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="tiny"
      onClick={() => void navigator.clipboard.writeText(props.text).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      <span className="hidden-text"> {props.what}</span>
    </button>
  );
}
