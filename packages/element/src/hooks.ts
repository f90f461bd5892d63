import type { Core, Destination, Session, Setting, Texts, Translate } from '@portico/core';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { useSurroundings } from './context';
import type { Emit } from './events';
import { useSignalValue } from './use-signal-value';

/** The page's core: session, client, navigation. For controllers; views use the hooks below. */
export function useCore(): Core {
  return useSurroundings().core;
}

/** A setting's value by its order of precedence; drawn again when the setup arrives or changes. */
export function useSetting<T>(definition: Setting<T>): T {
  const { core } = useSurroundings();
  return useSignalValue(useMemo(() => core.setting(definition), [core, definition]));
}

/** Translates the keys of a catalogue into the borrower's language, settings' wording first. */
export function useTexts<K extends string>(catalogue: Texts<K>): Translate<K> {
  const { core } = useSurroundings();
  return useSignalValue(useMemo(() => core.texts(catalogue), [core, catalogue]));
}

/** The session, or undefined while nobody is signed in. */
export function useSession(): Session | undefined {
  return useSignalValue(useSurroundings().core.session);
}

/** Dispatches a Portico event from the widget's element; false when the page has cancelled it. */
export function useEmit(): Emit {
  return useSurroundings().emit;
}

/** Asks to go to a screen: the `portico-navigate` event, then the lender's page or the portal. */
export function useNavigate(): (to: Destination) => void {
  const { core, host } = useSurroundings();
  return useCallback((to) => core.navigate(host, to), [core, host]);
}

/**
 * What a link to a screen needs. A plain click navigates inside; one with a modifier key is left to
 * the browser, which opens `href` in its own way.
 */
export function useHref(to: Destination): {
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
} {
  const { core } = useSurroundings();
  const navigate = useNavigate();
  return {
    href: core.hrefFor(to),
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return;
      event.preventDefault();
      navigate(to);
    },
  };
}
