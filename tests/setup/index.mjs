/**
 * What must be installed before anything can be served or tested. Each function returns at once if
 * it is, else prints a line and installs it, or throws a SetupError that says in one sentence what
 * is missing. Needs only Node.
 */
export { ensureBuilt } from './build.mjs';
export { ensureBrowser, findBrowser } from './browser.mjs';
export { ensureDependencies } from './dependencies.mjs';
export { ensureEngines } from './engines.mjs';
export { ensureNode } from './node.mjs';
export { SetupError, duration, root, say } from './run-command.mjs';
