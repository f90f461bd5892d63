import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Whether the lender has put anything between the tags. */
function hasContent(host: Element): boolean {
  return host.firstElementChild !== null || host.textContent.trim() !== '';
}

/**
 * What the lender has put between the tags; where there is nothing, `children`. The page may still
 * be arriving, so it is looked at again whenever it changes.
 */
export function PageContent(props: {
  readonly host: Element;
  readonly children: ReactNode;
}): ReactNode {
  const { host, children } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const [given, setGiven] = useState(() => hasContent(host));
  useEffect(() => {
    const node = slot.current;
    const look = () => setGiven(hasContent(host));
    node?.addEventListener('slotchange', look);
    look();
    return () => node?.removeEventListener('slotchange', look);
  }, [host]);
  return (
    <>
      <slot ref={slot} />
      {given ? null : children}
    </>
  );
}
