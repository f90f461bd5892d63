/**
 * What has to be there before anything can be served or tested. Each function is instant when it is,
 * prints a line while it is made, and throws a SetupError that says in one sentence what is missing.
 * Needs Node alone.
 */
export { ensureBuilt } from './build.mjs';
export { ensureBrowser, findBrowser } from './browser.mjs';
export { ensureDependencies } from './dependencies.mjs';
export { ensureEngines } from './engines.mjs';
export { ensureNode } from './node.mjs';
export { SetupError, duration, root, say } from './run-command.mjs';
