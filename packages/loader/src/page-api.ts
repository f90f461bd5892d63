import { closedRootsName, storedSession, type PageActions } from '@portico/contract/page-protocol';

/**
 * Makes `window.portico` (type `Portico` of core): what is called waits for a core, which replaces
 * these functions by its own. Its session is the stored one, which core keeps current.
 *
 * @param api       whose session it is
 * @param loadCore resolves when it has; also on a page without a tag
 */
export function publishApi(api: string, loadCore: () => Promise<unknown>): void {
  const portico: PageActions = {
    get ready() {
      // The core's own promise takes its place.
      return loadCore().then(
        (): unknown => Reflect.getOwnPropertyDescriptor(portico, 'ready')?.value,
      );
    },
    configure: (given) => loadCore().then(() => portico.configure(given)),
    session: {
      get isSignedIn() {
        return storedSession(api) !== undefined;
      },
      get displayName() {
        const { personalName, username } = storedSession(api) ?? {};
        return [personalName, username].filter((name) => typeof name === 'string').find(Boolean);
      },
    },
    signOut: () => loadCore().then(() => portico.signOut()),
  };
  // Assigned: an element with this id could have its name.
  Object.assign(globalThis, { portico });
}

/** Adds `portico.scan`; on a page with two versions it looks for the tags of both. */
export function publishScan(scan: (root: ParentNode) => void): void {
  const { portico }: Partial<Record<'portico', PageActions>> & object = globalThis;
  const others = portico?.scan;
  const all = (root: ParentNode) => {
    others?.(root);
    scan(root);
  };
  Object.assign(portico ?? {}, { scan: all });
}

/** Keeps a closed shadow root for the diagnosis of the page. */
export function publishClosed(root: ShadowRoot): void {
  const shared: Record<symbol, ShadowRoot[] | undefined> = globalThis;
  (shared[Symbol.for(closedRootsName)] ??= []).push(root);
}
