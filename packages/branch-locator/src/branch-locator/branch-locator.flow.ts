import { byDistance, type GeoPoint } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { BranchLocatorTextKey } from './branch-locator.texts';

/** Digits of a zip code: the search begins with the last of them (accounts §4). */
export const zipDigits = 5;

/** A branch of the lender (accounts §3). */
export type Branch = GeoPoint & {
  readonly branchName: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Ten digits. */
  readonly phoneNumber: string;
};

/** Where a place is, or why nobody knows. */
export type Located =
  | { readonly found: true; readonly point: GeoPoint }
  | { readonly found: false; readonly why: BranchLocatorTextKey };

/** Tells where a zip code is (D57, D140). It never rejects. */
export type Geocoder = (zip: string) => Promise<Located>;

export type Listed = { readonly branch: Branch; readonly miles: number | undefined };

export type BranchLocatorState = {
  readonly zip: string;
  readonly branches: 'loading' | 'failed' | readonly Listed[];
  /** What the map has in its middle; undefined while nobody has asked for a place. */
  readonly centre: GeoPoint | undefined;
  readonly searching: boolean;
  readonly error: BranchLocatorTextKey | undefined;
};

export type BranchLocatorEvent =
  | { readonly type: 'load' }
  | { readonly type: 'zip'; readonly text: string }
  | { readonly type: 'locate' };

/** What the locator does to the world. No method rejects. */
export type BranchLocatorPorts = {
  readonly load: () => Promise<readonly Branch[] | undefined>;
  readonly geocode: Geocoder;
  /** Asks the browser where it is. */
  readonly locate: () => Promise<Located>;
};

export type BranchLocatorFlow = {
  readonly state: ReadonlySignal<BranchLocatorState>;
  readonly send: (event: BranchLocatorEvent) => void;
  readonly dispose: () => void;
};

/** The branches, and which of them is near; of two searches the later one counts. */
export function createBranchLocatorFlow(ports: BranchLocatorPorts): BranchLocatorFlow {
  const state = signal<BranchLocatorState>({
    zip: '',
    branches: 'loading',
    centre: undefined,
    searching: false,
    error: undefined,
  });
  let disposed = false;
  let search = 0;
  const set = (patch: Partial<BranchLocatorState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  const load = async () => {
    set({ branches: 'loading' });
    const branches = await ports.load();
    set({ branches: branches ? sorted(branches, state.peek().centre) : 'failed' });
  };

  const find = async (place: () => Promise<Located>) => {
    search += 1;
    const own = search;
    set({ searching: true, error: undefined });
    const located = await place();
    if (own !== search) return;
    if (!located.found) return set({ searching: false, error: located.why });
    const { branches } = state.peek();
    set({
      searching: false,
      centre: located.point,
      branches:
        typeof branches === 'string'
          ? branches
          : sorted(
              branches.map(({ branch }) => branch),
              located.point,
            ),
    });
  };

  const type = (zip: string) => {
    const isNew = zip !== state.peek().zip;
    // What is being searched for is no longer what stands in the field.
    if (isNew) search += 1;
    set({ zip, ...(isNew && { searching: false, error: undefined }) });
    if (isNew && zip.length === zipDigits) void find(() => ports.geocode(zip));
  };

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'load':
          return void load();
        case 'zip':
          return type(event.text);
        case 'locate':
          return void find(ports.locate);
        default:
          return event satisfies never;
      }
    },
    dispose() {
      disposed = true;
    },
  };
}

function sorted(branches: readonly Branch[], from: GeoPoint | undefined): readonly Listed[] {
  return from
    ? byDistance(branches, from)
    : branches.map((branch) => ({ branch, miles: undefined }));
}
