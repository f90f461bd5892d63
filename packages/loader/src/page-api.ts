import type { PageActions } from '@portico/contract/page-protocol';

/**
 * Makes `window.portico` (type `Portico` of core): what is called waits for a core, which replaces
 * these functions by its own.
 *
 * @param loadCore resolves when it has; also on a page without a tag
 */
export function publishApi(loadCore: () => Promise<unknown>): void {
  const portico: PageActions = {
    get ready() {
      // The core's own promise takes its place.
      return loadCore().then(
        (): unknown => Reflect.getOwnPropertyDescriptor(portico, 'ready')?.value,
      );
    },
    configure: (given) => loadCore().then(() => portico.configure(given)),
    signOut: () => loadCore().then(() => portico.signOut()),
  };
  // Assigned: an element with this id could have its name.
  Object.assign(globalThis, { portico });
}
