import type { PorticoEventName, PorticoEvents } from '@portico/core';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Listener<N extends PorticoEventName> = (event: CustomEvent<PorticoEvents[N]>) => void;

type Listening<N extends PorticoEventName> = {
  addEventListener<K extends N>(
    type: K,
    listener: Listener<K>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends N>(
    type: K,
    listener: Listener<K>,
    options?: boolean | EventListenerOptions,
  ): void;
};

/** An element with its properties and its typed events; used by the generated types. */
export type ElementOf<P, N extends PorticoEventName> = Listening<N> & P & HTMLElement;

/** The element's props in JSX: React sets those it has as properties, the rest as attributes. */
export type ElementProps<P, N extends PorticoEventName> = DetailedHTMLProps<
  HTMLAttributes<ElementOf<P, N>>,
  ElementOf<P, N>
> & { readonly [K in keyof P]?: P[K] | undefined } & {
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
} & { readonly [K in N as `on${K}`]?: Listener<K> | undefined };
