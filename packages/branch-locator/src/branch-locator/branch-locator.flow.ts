import { byDistance, byZipCode, type GeoPoint, type OpenDay } from '@portico/rules';
import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { BranchLocatorTextKey } from './branch-locator.sentences';

/** Digits of a zip code; the search starts with the last one (accounts §4). */
export const zipDigits = 5;

/** A branch of the lender (accounts §3). */
export type Branch = GeoPoint & {
  readonly branchName: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Ten digits; '' where it has none. */
  readonly phoneNumber: string;
  readonly openingHours?: readonly OpenDay[] | undefined;
};

/** Where a place is, or why that is unknown. */
export type Located =
  | { readonly found: true; readonly point: GeoPoint }
  | { readonly found: false; readonly why: BranchLocatorTextKey };

/**
 * Locates a zip code (D57, D140); resolves to undefined if zip codes cannot be looked up (D160). It
 * never rejects.
 */
export type Geocoder = (zip: string) => Promise<Located | undefined>;

export type Listed = { readonly branch: Branch; readonly miles: number | undefined };

export type BranchLocatorState = {
  readonly zip: string;
  readonly branches: 'loading' | 'failed' | readonly Listed[];
  /** The centre of the map; undefined until a place is found. */
  readonly centre: GeoPoint | undefined;
  /** By what the branches are sorted. */
  readonly order: 'listed' | 'distance' | 'zip';
  readonly searching: boolean;
  readonly error: BranchLocatorTextKey | undefined;
};

export type BranchLocatorEvent =
  | { readonly type: 'load' }
  | { readonly type: 'zip'; readonly text: string }
  | { readonly type: 'locate' };

/** The locator's side effects. No method rejects. */
export type BranchLocatorPorts = {
  readonly load: () => Promise<readonly Branch[] | undefined>;
  readonly geocode: Geocoder;
  /** Requests the browser's location. */
  readonly locate: () => Promise<Located>;
};

export type BranchLocatorFlow = {
  readonly state: ReadonlySignal<BranchLocatorState>;
  readonly send: (event: BranchLocatorEvent) => void;
  readonly dispose: () => void;
};

/** The branches, and the search for the nearest; of two searches the later one counts. */
export function createBranchLocatorFlow(ports: BranchLocatorPorts): BranchLocatorFlow {
  const state = signal<BranchLocatorState>({
    zip: '',
    branches: 'loading',
    centre: undefined,
    order: 'listed',
    searching: false,
    error: undefined,
  });
  let disposed = false;
  let search = 0;
  const set = (patch: Partial<BranchLocatorState>) => {
    if (!disposed) state.value = { ...state.peek(), ...patch };
  };

  /** Sorts the branches by what is known of the visitor's place. */
  const arrange = (patch: Partial<BranchLocatorState>) => {
    const next = { ...state.peek(), ...patch };
    const { branches } = next;
    set({ ...patch, branches: typeof branches === 'string' ? branches : sorted(branches, next) });
  };

  const load = async () => {
    set({ branches: 'loading' });
    const branches = await ports.load();
    arrange({ branches: branches?.map((branch) => ({ branch, miles: undefined })) ?? 'failed' });
  };

  const find = async (place: () => Promise<Located | undefined>) => {
    search += 1;
    const own = search;
    set({ searching: true, error: undefined });
    const located = await place();
    if (own !== search) return;
    if (!located) return arrange({ searching: false, order: 'zip' });
    if (!located.found) return set({ searching: false, error: located.why });
    arrange({ searching: false, order: 'distance', centre: located.point });
  };

  const type = (zip: string) => {
    const isNew = zip !== state.peek().zip;
    // A running search is for the old zip code.
    if (isNew) search += 1;
    // What was pasted and is no zip code stays in the field (D183).
    const error = /^\d*$/.test(zip) && zip.length <= zipDigits ? undefined : 'invalidZip';
    set({ zip, ...(isNew && { searching: false, error }) });
    if (isNew && !error && zip.length === zipDigits) void find(() => ports.geocode(zip));
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

function sorted(
  listed: readonly Listed[],
  { order, centre, zip }: BranchLocatorState,
): readonly Listed[] {
  const branches = listed.map(({ branch }) => branch);
  if (order === 'zip') return byZipCode(branches, zip);
  return order === 'distance' && centre ? byDistance(branches, centre) : listed;
}
