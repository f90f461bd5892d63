import type { ReactNode } from 'react';
import { useSurroundings } from './context';
import { useSignalValue } from './use-signal-value';

/**
 * The root of the suite's styles: inheritance from the page ends here. Sets the language for screen
 * readers and hyphenation.
 */
export function Frame(props: {
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { locale } = useSignalValue(useSurroundings().core.configuration);
  return (
    // The languages of the suite are written left to right, on an Arabic or Hebrew page too.
    <div className="portico-root" part="root" dir="ltr" lang={locale} aria-busy={props.busy}>
      {props.children}
    </div>
  );
}
