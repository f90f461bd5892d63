import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { FetchPartContext } from '../fetch-part';
import { insertRichText, type RichTextNeeds } from './insert-rich-text';
import { NewWindowContext } from './new-window-note';

/** The lender's elements have no classes of ours, so they are styled from their container. */
const looks =
  'grid grid-cols-1 gap-3 [&_:is(h1,h2,h3,h4)]:text-base [&_:is(h1,h2,h3,h4,strong,b,th)]:font-semibold [&_:is(th,td)]:pe-4 [&_:is(th,td)]:text-start [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_a[href^=tel]]:whitespace-nowrap [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1 [&_:is(ul,ol)]:ps-6 [&_ol]:list-decimal [&_ul]:list-disc [&_img]:h-auto [&_img]:max-w-full';

export type RichTextProps = {
  html: string;
  /** Called with whether any content is shown, each time the HTML is inserted. */
  onShown?: ((isShown: boolean) => void) | undefined;
};

/** A lender's HTML from the settings, sanitised by the browser where it can, else by DOMPurify. */
export function RichText({ html, onShown }: RichTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const needs = useNeeds();
  useEffect(() => {
    if (!ref.current) return undefined;
    return insertRichText(ref.current, html, needs, (shown) => onShown?.(shown));
  }, [html, needs, onShown]);
  return <div ref={ref} part="rich-text" className={looks} />;
}

/** Whether a lender's HTML can be shown in this browser; undefined until known, and for ''. */
export function useCanShow(html: string): boolean | undefined {
  const [canShow, setCanShow] = useState<boolean>();
  const needs = useNeeds();
  useEffect(() => {
    if (html === '') return undefined;
    // Taken from the prototype: an element of the page may shadow `document.createElement`.
    const element: Element = Reflect.get(HTMLDocument.prototype, 'createElement').call(
      document,
      'div',
    );
    return insertRichText(element, html, needs, setCanShow);
  }, [html, needs]);
  return canShow;
}

function useNeeds(): RichTextNeeds {
  const fetchPart = useContext(FetchPartContext);
  const newWindow = useContext(NewWindowContext);
  return useMemo(() => ({ fetchPart, newWindow }), [fetchPart, newWindow]);
}
