import { browserEnvironment } from './page/browser-environment';
import type { Core } from './core';
import { createCore } from './create-core';

let core: Core | undefined;

/**
 * The page's core, created on first use. Each copy of the suite has one; they share the page's
 * state.
 */
export function pageCore(): Core {
  core ??= createCore(browserEnvironment());
  return core;
}
