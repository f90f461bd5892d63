import { useEffect, useRef } from 'react';

declare global {
  interface Element {
    /** Parses, sanitises and inserts (Sanitizer API); missing in older browsers. */
    setHTML?(html: string): void;
  }
}

/** The lender's elements carry no classes of ours, so they are dressed from outside. */
const looks =
  'grid grid-cols-1 gap-3 [&_:is(h1,h2,h3,h4)]:text-base [&_:is(h1,h2,h3,h4,strong,b,th)]:font-semibold [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1 [&_:is(ul,ol)]:ps-6 [&_ol]:list-decimal [&_ul]:list-disc [&_img]:h-auto [&_img]:max-w-full';

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
  return <div ref={ref} part="rich-text" className={looks} />;
}
