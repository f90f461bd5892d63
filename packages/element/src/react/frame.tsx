import type { ReactNode } from 'react';
import { directionOf } from '@portico/core/internal';
import { useSurroundings } from './context';
import { useSignalValue } from './use-signal-value';

/**
 * The root of the suite's styles: inheritance from the page ends here. Sets the language, for screen
 * readers and hyphenation, and its direction.
 */
export function Frame(props: {
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { locale } = useSignalValue(useSurroundings().core.configuration);
  return (
    // That of the page would be wrong for a widget in another language.
    <div
      className="portico-root"
      part="root"
      dir={directionOf(locale)}
      lang={locale}
      aria-busy={props.busy}
    >
      {props.children}
    </div>
  );
}
