import type { Screen } from '@portico/core';
import type { Chunk, Texts } from '@portico/core/internal';
import type { ComponentType } from 'react';
import type { PortalTextKey } from '../portal/portal.sentences';

/** `home` is open to every visitor, `myaccount` only to a signed-in borrower (access §2). */
export type Area = 'home' | 'myaccount';

/** What can refuse a route, besides its area; see `guards.ts`. */
export type GuardName = 'noSingleSignOn' | 'noMaintenance';

/** What must be loaded before a route shows. */
export type ResolverName = 'accounts' | 'institution' | 'passwordRules' | 'profile';

/** Values of a path's placeholders and of its query. */
export type RouteParams = Readonly<Record<string, string>>;

/** The view of a route. */
export type RouteView = ComponentType<{ readonly params: RouteParams }>;

/** A route's view with its texts, loaded first so that no English shows on a Spanish page. */
export type RouteModule = {
  readonly View: RouteView;
  readonly texts: readonly Texts<string>[];
};

/**
 * A screen of the portal. Only the table of routes defines which screens exist: its row makes a
 * screen reachable, linked and listed in the navigation.
 */
export type Route = {
  /** Path after `#/`, with placeholders: `myaccount/payment/{accountNumber}`. */
  readonly path: string;
  readonly screen: Screen;
  readonly area: Area;
  /** Values of a destination that its address has as a query. */
  readonly query?: readonly string[] | undefined;
  /** The document title; without one it is the host plus the path, and that is reported. */
  readonly title?: PortalTextKey | undefined;
  /**
   * What stands above the screen: its title, in place of the widget's own heading; `own` for a widget
   * whose heading says more or changes; `above` for a widget that has none, only sections.
   */
  readonly heading?: 'title' | 'own' | 'above' | undefined;
  readonly guards?: readonly GuardName[] | undefined;
  readonly resolvers?: readonly ResolverName[] | undefined;
  /** The code of the screen, fetched on demand. */
  readonly load: Chunk<RouteModule>;
};
