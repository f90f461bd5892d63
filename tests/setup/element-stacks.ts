import { createRequire } from 'node:module';

/**
 * React records for each element where it was made: a task for the asynchronous stacks of a
 * debugger, and a stack that only its warnings show. No test reads them, and they take a third of
 * the time of the screens' tests. It looks for tasks when it is loaded, and records no stack once it
 * counts enough of them.
 */
Reflect.deleteProperty(console, 'createTask');

const react: unknown = createRequire(import.meta.url)('react');
const internals: unknown =
  react instanceof Object &&
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });
}
