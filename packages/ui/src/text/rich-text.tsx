import { useEffect, useRef } from 'react';

declare global {
  interface Element {
    /** Parses, sanitises and inserts (Sanitizer API); missing in older browsers. */
    setHTML?(html: string): void;
  }
}

/** A lender's HTML from the settings, sanitised by the platform where it can, else by DOMPurify. */
export function RichText({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (element.setHTML) {
      element.setHTML(html);
      return undefined;
    }
    let current = true;
    void import('./sanitize').then(({ sanitize }) => {
      if (current) element.replaceChildren(sanitize(html));
    });
    return () => {
      current = false;
    };
  }, [html]);
  return <div ref={ref} part="rich-text" className="rich-text" />;
}
