import type { Destination, PorticoEventName, PorticoEvents } from '@portico/core';
import {
  emit,
  type Core,
  type Session,
  type Setting,
  type Texts,
  type Translate,
} from '@portico/core/internal';
import { useCallback, useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { useSurroundings } from './context';
import { useInPage, useSignalValue } from './use-signal-value';

/** Dispatches one of the events; false when the page has cancelled it. */
export type Emit = <N extends PorticoEventName>(name: N, detail: PorticoEvents[N]) => boolean;

/** The page's core: session, client, navigation. For controllers; views use the hooks below. */
export function useCore(): Core {
  return useSurroundings().core;
}

/** A setting's value by its order of precedence; redraws when the setup arrives or changes. */
export function useSetting<T>(definition: Setting<T>): T {
  const { core, overrides } = useSurroundings();
  return useSignalValue(
    useMemo(() => core.setting(definition, overrides), [core, definition, overrides]),
  );
}

/** Reads a setting at the moment it is needed, for controllers. */
export type ReadSetting = <T>(definition: Setting<T>) => T;

/** Reads settings by their order of precedence, this tag's own first. */
export function useSettingReader(): ReadSetting {
  const { core, overrides } = useSurroundings();
  return useCallback((definition) => core.setting(definition, overrides).peek(), [core, overrides]);
}

/** Translates the keys of a catalogue into the borrower's language; settings override its texts. */
export function useTexts<K extends string>(catalogue: Texts<K>): Translate<K> {
  const { core, overrides } = useSurroundings();
  return useSignalValue(
    useMemo(() => core.texts(catalogue, overrides), [core, catalogue, overrides]),
  );
}

/** The session, or undefined while signed out. */
export function useSession(): Session | undefined {
  return useSignalValue(useSurroundings().core.session);
}

/** Dispatches a Portico event from the widget's element; false when the page has cancelled it. */
export function useEmit(): Emit {
  const { host } = useSurroundings();
  return useCallback((name, detail) => emit(host, name, detail), [host]);
}

/**
 * Goes to a screen: dispatches `portico-navigate`, then opens the lender's page or the portal's
 * screen.
 */
export function useNavigate(): (to: Destination) => void {
  const { core, host } = useSurroundings();
  return useCallback((to) => core.navigate(host, to), [core, host]);
}

/** What a link to a screen needs. */
export type Link = {
  /**
   * Undefined where neither the page nor a portal has an address for the screen: then show plain
   * text.
   */
  readonly href: string | undefined;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Makes links to screens, for lists of them. A plain click navigates inside the page; one with a
 * modifier key is left to the browser, which opens `href` in its own way.
 */
export function useLinkTo(): (to: Destination) => Link {
  const { core } = useSurroundings();
  const navigate = useNavigate();
  const inPage = useInPage();
  useAddresses(core);
  return (to) => ({
    // The prerendered screen shows a link: most pages have the screen, whose address it then gets.
    href: inPage ? core.linkFor(to) : `#${to.screen}`,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button) return;
      event.preventDefault();
      navigate(to);
    },
  });
}

/** Redraws when the page sets its addresses, or a portal is added or removed. */
function useAddresses({ configuration, environment }: Core): void {
  const { get, subscribe } = environment.page;
  // Not the router itself: React keeps the snapshot, which would retain a removed portal.
  const hasRouter = () => get().router !== undefined;
  useSyncExternalStore(subscribe, hasRouter, hasRouter);
  useSignalValue(configuration);
}

/** A link to one screen. */
export function useHref(to: Destination): Link {
  return useLinkTo()(to);
}
