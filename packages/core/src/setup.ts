import { applicationOptions, institutionOptions, readWire, type OutputOf } from '@portico/contract';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Client } from './client';
import { oncePerPage, type PageStore } from './page-store';
import { fail, success, type ApiError, type Result } from './result';

/** Lengths and minimums the institution prescribes (access §3). Unset where the server is silent. */
export type InstitutionLengths = OutputOf<typeof institutionOptions>;

/** The setup as the core uses it. */
export type Setup = {
  /** Setting strings by bucket, then by `group.key`. */
  readonly buckets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Lengths, the image folder `cdnFolder` and the server's date `today`. */
  readonly institution: NonNullable<OutputOf<typeof applicationOptions>['institutionOptions']>;
};

/** How far the setup has come. */
export type SetupState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly setup: Setup }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Reads the setup and the institution's lengths, each once per page. */
export type SetupStore = {
  readonly state: ReadonlySignal<SetupState>;
  /** The setup once it is there. */
  readonly setup: ReadonlySignal<Setup | undefined>;
  /** Resolves when the first attempt to load it is over: until then nothing else is asked. */
  readonly settled: Promise<void>;
  readonly load: () => Promise<void>;
  readonly institution: () => Promise<Result<InstitutionLengths>>;
};

/** The setup of one core; the requests are shared by all copies on the page. */
export function createSetupStore(page: PageStore, client: Client): SetupStore {
  const state = signal<SetupState>({ status: 'idle' });
  const setup = computed(() => (state.value.status === 'ready' ? state.value.setup : undefined));
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });

  const load = async () => {
    if (state.peek().status === 'ready') return;
    state.value = { status: 'loading' };
    const answer = await oncePerPage(page, 'setup', () =>
      client.exchange(applicationOptions, undefined),
    );
    state.value = readSetup(answer);
    settle();
  };

  return {
    state,
    setup,
    settled,
    load,
    institution: async () => {
      const answer = await oncePerPage(page, 'institution', () =>
        client.exchange(institutionOptions, undefined),
      );
      if (!answer.ok) return answer;
      const read = readWire(institutionOptions.response, answer.value);
      if (!read.ok) return contractFault(institutionOptions.name);
      return success({ ...setup.peek()?.institution, ...defined(read.value) });
    },
  };
}

function readSetup(answer: Result<unknown>): SetupState {
  if (!answer.ok) return { status: 'failed', error: answer.error };
  const read = readWire(applicationOptions.response, answer.value);
  if (!read.ok) return { status: 'failed', error: contractFault(applicationOptions.name).error };
  const { gassySettings, institutionOptions: institution = {} } = read.value;
  return { status: 'ready', setup: { buckets: gassySettings, institution } };
}

function contractFault(issue: string) {
  return fail({ kind: 'contract', issue }, 'refused');
}

/** The fields that have a value: an unset length must not hide the setup's. */
function defined<T extends object>(fields: T): Partial<T>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
