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
  const { core, host } = useSurroundings();
  const { locale } = useSignalValue(core.configuration);
  return (
    <div
      className="portico-root"
      part="root"
      lang={locale}
      aria-busy={props.busy}
      onFocus={({ target }) => {
        if (host instanceof HTMLElement && beginsStep(target)) host.style.minHeight = '0';
      }}
    >
      {props.children}
    </div>
  );
}

/**
 * Whether a step begins, by its heading or its tab, which takes the focus. The height that the page
 * reserves is that of the first one; below a shorter one it would stay blank.
 */
function beginsStep(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches('[part~=heading], [part~=tab]') &&
    !target.closest('dialog')
  );
}
