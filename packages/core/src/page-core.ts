import { browserEnvironment } from './browser-environment';
import type { Core } from './core';
import { createCore } from './create-core';

let core: Core | undefined;

/** The page's core, made when a widget first asks. Copies of the suite have one each and share the page's state. */
export function pageCore(): Core {
  core ??= createCore(browserEnvironment());
  return core;
}
