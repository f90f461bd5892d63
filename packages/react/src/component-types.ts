import type { PorticoEventName, PorticoEvents } from '@portico/core';
import type { ForwardRefExoticComponent, HTMLAttributes, ReactNode, RefAttributes } from 'react';

/** `portico-signed-in` → `PorticoSignedIn` */
type InPascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InPascalCase<Rest>}`
  : Capitalize<Name>;

/**
 * A prop for each event, with the event's whole name: `onError` and the like are React's own.
 */
export type EventProps<Name extends PorticoEventName> = {
  readonly [N in Name as `on${InPascalCase<N>}`]?:
    ((event: CustomEvent<PorticoEvents[N]>) => void) | undefined;
};

/** What every element takes besides its own. */
type CommonProps = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  /** Light, dark, or the system's setting; without it, the color-scheme of the page. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Shown until the element is ready, and again if it cannot start. */
  readonly children?: ReactNode;
};

/** An element with the properties of its own. */
export type ElementOf<Properties> = HTMLElement & Properties;

/** The component of an element. */
export type ElementComponent<Properties, Name extends PorticoEventName> = ForwardRefExoticComponent<
  CommonProps & {
    readonly [K in keyof Properties]?: Properties[K] | undefined;
  } & EventProps<Name> &
    RefAttributes<ElementOf<Properties>>
>;
