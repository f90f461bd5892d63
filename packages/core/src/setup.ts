import { readSetup, setupTarget, type OutputOf, type institutionOptions } from '@portico/contract';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ClientNeeds } from './client';
import { isGood, sendRequest, type HttpAnswer } from './http';
import { parseJson } from './json';
import { oncePerPage, type PageStore } from './page-store';
import { fail, success, type ApiError, type Result } from './result';

/** Lengths and minimums the institution prescribes (access §3). Unset where the server is silent. */
export type InstitutionLengths = OutputOf<typeof institutionOptions>;

/** The setup as the core uses it. */
export type Setup = {
  /** Setting strings by bucket, then by `group.key`. */
  readonly buckets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Lengths, unread: `institution()` reads them when somebody asks. */
  readonly institutionOptions: unknown;
  /** The folder of the lender's pictures. */
  readonly cdnFolder: string | undefined;
  /** The server's date, unread (D18). */
  readonly today: string | undefined;
};

/** How far the setup has come. */
export type SetupState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** `at`: when it came, milliseconds since the epoch. */
  | { readonly status: 'ready'; readonly setup: Setup; readonly at: number }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Reads the setup once per page. */
export type SetupStore = {
  readonly state: ReadonlySignal<SetupState>;
  /** The setup once it is there. */
  readonly setup: ReadonlySignal<Setup | undefined>;
  /** Resolves when the first attempt to load it is over: until then nothing else is asked. */
  readonly settled: Promise<void>;
  readonly load: () => Promise<void>;
};

/** The setup of one core; the request is shared by all copies on the page. */
export function createSetupStore(page: PageStore, needs: ClientNeeds): SetupStore {
  const state = signal<SetupState>({ status: 'idle' });
  const setup = computed(() => (state.value.status === 'ready' ? state.value.setup : undefined));
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    state,
    setup,
    settled,
    load: async () => {
      if (state.peek().status === 'ready') return;
      state.value = { status: 'loading' };
      const answer = await oncePerPage(page, 'setup', () => ask(needs));
      state.value = stateOf(answer, needs.environment.now());
      keepSeen(needs, setup.peek());
      settle();
    },
  };
}

/** What the first screen of this site's next page goes by, until that page's own setup is there. */
function keepSeen({ environment, api }: ClientNeeds, setup: Setup | undefined): void {
  if (!setup) return;
  environment.localStorage?.set(
    'portico.settings',
    JSON.stringify({ of: api(), ...setup.buckets }),
  );
}

async function ask({ environment, api, session }: ClientNeeds): Promise<Result<unknown>> {
  const answer = await sendRequest(environment, {
    method: setupTarget.method,
    address: api() + setupTarget.path,
    headers: {
      UserToken: session()?.userToken,
      ServicingBranch: session()?.servicingBranch,
    },
  });
  return answer.ok ? bodyOf(answer.value) : answer;
}

function bodyOf({ status, text }: HttpAnswer): Result<unknown> {
  return isGood(status)
    ? success(parseJson(text))
    : fail({ kind: 'server', status }, status < 500 ? 'refused' : 'unknown');
}

function stateOf(answer: Result<unknown>, at: number): SetupState {
  if (!answer.ok) return { status: 'failed', error: answer.error };
  const setup = readSetup(answer.value);
  return setup
    ? { status: 'ready', setup, at }
    : {
        status: 'failed',
        error: fail({ kind: 'contract', issue: setupTarget.name }, 'refused').error,
      };
}
