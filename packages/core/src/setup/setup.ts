import { ok, toJson } from '@portico/rules';
import {
  readSetup,
  setupTarget,
  type OutputOf,
  type SetupReading,
  type institutionOptions,
} from '@portico/contract';
import { settingsKey, type HttpAnswer } from '@portico/contract/page-protocol';
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ClientNeeds } from '../http/client';
import { chunk } from '../page/on-demand';
import { isSuccessful } from '../http/http-status';
import { parseJson } from '../json';
import { oncePerPage, type PageStore } from '../page/page-store';
import { failCall, type ApiError, type CallOutcome } from '../http/api-error';

/** Lengths and minimums the institution prescribes (access §3). Unset if the server sends none. */
export type InstitutionLengths = OutputOf<typeof institutionOptions>;

/** The setup as the core uses it. */
export type Setup = SetupReading;

/** The loading state of the setup. */
export type SetupState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** `at`: when it was received, milliseconds since the epoch. */
  | { readonly status: 'ready'; readonly setup: Setup; readonly at: number }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Reads the setup once per page. */
export type SetupStore = {
  readonly state: ReadonlySignal<SetupState>;
  /** The setup once it is loaded. */
  readonly setup: ReadonlySignal<Setup | undefined>;
  /** Resolves when the first attempt to load it is over; reports wait for it (LON-042). */
  readonly settled: Promise<void>;
  readonly load: () => Promise<void>;
};

const requestSetupCode = chunk(() => import('./request-setup'));

/**
 * The setup of one core; the request is shared by all copies on the page. It is sent for the session
 * of the page, once that is known; the loader's early request is on its way by then.
 *
 * @param sessionKnown resolves when it is known whether another tab gives its session
 */
export function createSetupStore(
  page: PageStore,
  needs: ClientNeeds,
  sessionKnown: () => Promise<void>,
): SetupStore {
  const state = signal<SetupState>({ status: 'idle' });
  const setup = computed(() => (state.value.status === 'ready' ? state.value.setup : undefined));
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let loading: Promise<void> | undefined;
  const read = async () => {
    state.value = { status: 'loading' };
    const answer = await oncePerPage(page, 'setup', () => sessionKnown().then(() => ask(needs)));
    state.value = stateOf(answer, needs.environment.now());
    storeForFirstScreens(needs, setup.peek());
    settle();
    if (!setup.peek()) loading = undefined;
  };
  return { state, setup, settled, load: () => (loading ??= read()) };
}

/**
 * Stores the settings that first screens of the site's next page use until its own setup is loaded.
 */
function storeForFirstScreens({ environment, api }: ClientNeeds, setup: Setup | undefined): void {
  if (!setup) return;
  environment.localStorage?.set(settingsKey, toJson({ of: api(), ...setup.buckets }));
}

async function ask(needs: ClientNeeds): Promise<CallOutcome<unknown>> {
  const address = needs.api() + setupTarget.path;
  const early = needs.environment.early(address, needs.session()?.userToken ?? '');
  try {
    const answer = early
      ? ok(await early)
      : await needs
          .onDemand(requestSetupCode, 'waitedFor')
          .then(({ requestSetup }) => requestSetup(needs, address));
    return answer.ok ? bodyOf(answer.value) : answer;
  } catch {
    return failCall({ kind: 'offline' }, 'unknown');
  }
}

function bodyOf({ status, text }: HttpAnswer): CallOutcome<unknown> {
  return isSuccessful(status)
    ? ok(parseJson(text))
    : failCall({ kind: 'server', status }, status < 500 ? 'refused' : 'unknown');
}

function stateOf(answer: CallOutcome<unknown>, at: number): SetupState {
  if (!answer.ok) return { status: 'failed', error: answer.error };
  const setup = readSetup(answer.value);
  return setup
    ? { status: 'ready', setup, at }
    : {
        status: 'failed',
        error: failCall({ kind: 'contract', issue: setupTarget.name }, 'refused').error,
      };
}
