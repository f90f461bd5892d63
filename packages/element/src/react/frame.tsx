import type { FocusEventHandler, ReactNode } from 'react';
import { useSurroundings } from './context';
import { useSignalValue } from './use-signal-value';

/**
 * The root of the suite's styles: inheritance from the page ends here. Sets the language for screen
 * readers and hyphenation.
 */
export function Frame(props: {
  readonly busy?: boolean | undefined;
  readonly onFocus?: FocusEventHandler;
  readonly children: ReactNode;
}): ReactNode {
  const { locale } = useSignalValue(useSurroundings().core.configuration);
  return (
    <div
      className="portico-root"
      part="root"
      lang={locale}
      aria-busy={props.busy}
      onFocus={props.onFocus}
    >
      {props.children}
    </div>
  );
}
