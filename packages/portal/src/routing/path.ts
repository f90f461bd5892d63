import type { Destination } from '@portico/core';
import type { Area, Route, RouteParams } from './route';

/** A route with the values of its placeholders and query. */
export type Match = { readonly route: Route; readonly params: RouteParams };

/** The path used for an unknown or an empty path (access §2). */
export const homePath = 'home/login';

/** The path of an address: the text after `#/`, without slashes at its ends. */
export function pathOf(hash: string): string {
  return hash.replace(/^#?\/*/, '').replace(/\/+(?=$|\?)/, '');
}

/** The hash of a path. */
export function hashOf(path: string): string {
  return `#/${path}`;
}

/** The route of a path; undefined if there is none. */
export function matchPath(routes: readonly Route[], path: string): Match | undefined {
  const [place = '', query] = path.split(/\?(.*)/s);
  for (const route of routes) {
    const params = readSegments(route.path.split('/'), place.split('/'));
    if (params)
      return { route, params: { ...Object.fromEntries(new URLSearchParams(query)), ...params } };
  }
  return undefined;
}

/**
 * The path of a destination: of the routes with its screen, preferably one of the given area, then
 * the one that uses most of its params. Undefined if the portal has no such screen.
 */
export function pathTo(
  routes: readonly Route[],
  { screen, params = {} }: Destination,
  area: Area,
): string | undefined {
  const [best] = routes
    .filter((route) => route.screen === screen && names(route).every((name) => params[name]))
    .sort(
      (one, other) =>
        Number(other.area === area) - Number(one.area === area) ||
        names(other).length - names(one).length,
    );
  if (best === undefined) return undefined;
  const path = best.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = (best.query ?? []).flatMap((name) =>
    params[name] === undefined ? [] : [[name, params[name]]],
  );
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}

function names({ path }: Route): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function readSegments(
  pattern: readonly string[],
  segments: readonly string[],
): RouteParams | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (let index = 0; index < pattern.length; index++) {
    const [expected = '', segment = ''] = [pattern[index], segments[index]];
    const [, name] = /^\{(\w+)\}$/.exec(expected) ?? [];
    const value = name === undefined ? segment : decoded(segment);
    if (name === undefined ? segment !== expected : !value) return undefined;
    if (name !== undefined && value !== undefined) params[name] = value;
  }
  return params;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
