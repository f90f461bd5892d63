/**
 * React records for each element where it was made: an asynchronous task for a debugger, and a stack
 * that only its warnings show. No test reads them, and they take a third of the time of the screens'
 * tests. Tasks are chosen when React is loaded; a stack is left out once many were recorded lately.
 */
Reflect.deleteProperty(console, 'createTask');
const react = await import('react');

const internals: unknown = Reflect.get(
  react.default,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });
