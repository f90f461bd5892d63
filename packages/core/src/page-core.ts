import { browserEnvironment } from './page/browser-environment';
import type { Core } from './core';
import { createCore } from './create-core';
import { chunk } from './page/on-demand';

let core: Core | undefined;

/**
 * The page's core, created on first use. Each copy of the suite has one; they share the page's
 * state.
 */
export function pageCore(): Core {
  core ??= begin();
  return core;
}

function begin(): Core {
  const created = createCore(browserEnvironment());
  // Bundlers replace the variable, and drop the code from what they build for production.
  if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined')
    void created
      .onDemand(
        chunk(() => import('./diagnose')),
        'background',
      )
      .then(({ diagnosePage }) => diagnosePage());
  return created;
}
