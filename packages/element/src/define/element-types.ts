import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/**
 * An element's props in JSX, from what can be set and what it dispatches: React sets those it has as
 * properties, the rest as attributes.
 */
export type ElementProps<Element extends HTMLElement, Properties, Events> = DetailedHTMLProps<
  HTMLAttributes<Element>,
  Element
> & { readonly [K in keyof Properties]?: Properties[K] | undefined } & {
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
} & {
  readonly [N in keyof Events & string as `on${N}`]?:
    ((event: CustomEvent<Events[N]>) => void) | undefined;
};
