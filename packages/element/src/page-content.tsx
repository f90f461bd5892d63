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
  const { host } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const [given, setGiven] = useState(() => hasContent(host));
  useEffect(() => {
    // The listener goes with the slot, which nobody else has.
    slot.current?.addEventListener('slotchange', () => setGiven(hasContent(host)));
  }, [host]);
  return (
    <>
      <slot ref={slot} />
      {given ? null : props.children}
    </>
  );
}
