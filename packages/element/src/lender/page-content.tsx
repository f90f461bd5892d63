import { isElement } from '@portico/rules';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Whether the lender has put anything between the tags, besides what is for a named slot. */
function hasContent(host: Element): boolean {
  return [...host.childNodes].some((node) =>
    isElement(node) ? node.slot === '' : node instanceof Text && node.data.trim() !== '',
  );
}

/**
 * The content between the tags, or `children` where there is none. The page may still be loading,
 * so this is checked again whenever the content changes.
 */
export function PageContent(props: {
  readonly host: Element;
  readonly children: ReactNode;
}): ReactNode {
  const { host } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const [given, setGiven] = useState(() => hasContent(host));
  useEffect(() => {
    // The listener is removed with the slot.
    slot.current?.addEventListener('slotchange', () => setGiven(hasContent(host)));
  }, [host]);
  return (
    <>
      <slot ref={slot} />
      {given ? null : props.children}
    </>
  );
}
