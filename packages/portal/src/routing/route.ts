import type { Chunk, Screen, Texts } from '@portico/core';
import type { ComponentType } from 'react';
import type { PortalTextKey } from '../portal/portal.texts';

/** Where a route belongs: open to everyone, or only to who is signed in (access §2). */
export type Area = 'home' | 'myaccount';

/** What may refuse a route, besides its area; see `guards.ts`. */
export type GuardName = 'noSingleSignOn' | 'noMaintenance';

/** What must be there before a route shows. */
export type ResolverName = 'accounts' | 'institution' | 'passwordRules';

/** Values of a path's placeholders and of its query. */
export type RouteParams = Readonly<Record<string, string>>;

/** What a route shows. */
export type RouteView = ComponentType<{ readonly params: RouteParams }>;

/** A route's screen with the sentences it shows, so that no English flashes by. */
export type RouteModule = {
  readonly View: RouteView;
  readonly texts: readonly Texts<string>[];
};

/**
 * A screen of the portal. The table of routes is the only place that knows which there are: a
 * screen becomes reachable, linkable and listed in the navigation by its row.
 */
export type Route = {
  /** Path after `#/`, with placeholders: `myaccount/payment/{accountNumber}`. */
  readonly path: string;
  readonly screen: Screen;
  readonly area: Area;
  /** The page's title; without one it is the host plus the URL, and that is reported. */
  readonly title?: PortalTextKey | undefined;
  readonly guards?: readonly GuardName[] | undefined;
  readonly resolvers?: readonly ResolverName[] | undefined;
  /** Loads what it shows, on demand. */
  readonly load: Chunk<RouteModule>;
};
