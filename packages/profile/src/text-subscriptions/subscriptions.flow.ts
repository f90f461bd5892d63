import type { TextSubscription } from '@portico/contract';
import type { Unanswered } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { assertNever, type Identifier, type Outcome } from '@portico/rules';
import { signal } from '@preact/signals-core';
import {
  anyOn,
  changesOf,
  reverted,
  type ChangedSubscription,
  type SubscriptionFlag,
} from './subscriptions.model';
import type { SubscriptionProblem } from './subscriptions.errors';

/** The options are shown. */
export type Choosing = {
  /** `finalizing`: the phone's own data is saved after the options; `notFinalized`: it failed. */
  readonly at: 'choosing' | 'saving' | 'finalizing' | 'notFinalized';
  readonly options: readonly TextSubscription[];
  /** As they were loaded, or saved since. */
  readonly loaded: readonly TextSubscription[];
  readonly changed: boolean;
  readonly problem: SubscriptionProblem | undefined;
  /** What is known of the last save, unless it was made or refused. */
  readonly unanswered: Unanswered | undefined;
};

export type SubscriptionsState =
  | { readonly at: 'agreement' }
  | { readonly at: 'loading' }
  /** There is nothing to choose. */
  | { readonly at: 'stopped'; readonly problem: SubscriptionProblem }
  | Choosing;

export type SubscriptionsEvent =
  | { readonly type: 'agreed' | 'disagreed' | 'agreementFailed' }
  /** Once more what has stopped. */
  | { readonly type: 'retry' }
  | {
      readonly type: 'toggle';
      readonly brandingId: Identifier;
      readonly flag: SubscriptionFlag;
      readonly on: boolean;
    }
  | { readonly type: 'save' }
  /** Once more the phone's own data, and only that. */
  | { readonly type: 'retryPhone' };

export type Loaded = Outcome<readonly TextSubscription[], SubscriptionProblem>;

/** Why options were not changed, and those of which brands; `unknown` without an answer. */
export type NotChanged = {
  readonly problem: SubscriptionProblem;
  readonly brandingIds: readonly Identifier[] | 'all' | 'unknown';
  readonly unanswered?: Unanswered;
  /** The options as they are stored, where they were read after the answer was lost. */
  readonly now?: readonly TextSubscription[] | undefined;
};

/** The side effects. No method rejects. */
export type SubscriptionsPorts = {
  readonly load: () => Promise<Loaded>;
  readonly change: (options: readonly ChangedSubscription[]) => Promise<NotChanged | undefined>;
  /**
   * Saves whether the phone receives texts, of which `anyOn` are known here; resolves to whether it
   * does, or to undefined when that failed.
   */
  readonly savePhone: (anyOn: boolean) => Promise<boolean | undefined>;
  readonly saved: (optInToTexting: boolean) => void;
};

/** Where the dialog begins: a number that cannot receive texts is not asked about. */
export type Beginning = 'agreement' | 'loading' | 'notTextable';

/**
 * Agreement where one is needed, subscription info, changes, then the phone's own data (access §4).
 */
export function createSubscriptionsFlow(
  beginning: Beginning,
  ports: SubscriptionsPorts,
): Flow<SubscriptionsState, SubscriptionsEvent> {
  const state = signal<SubscriptionsState>(
    beginning === 'notTextable' ? { at: 'stopped', problem: beginning } : { at: beginning },
  );
  let disposed = false;
  const set = (next: SubscriptionsState) => {
    if (!disposed) state.value = next;
  };
  const stop = (problem: SubscriptionProblem) => set({ at: 'stopped', problem });
  const choose = (
    options: readonly TextSubscription[],
    loaded: readonly TextSubscription[],
    failure?: Pick<NotChanged, 'problem' | 'unanswered'>,
  ): Choosing => ({
    at: 'choosing',
    options,
    loaded,
    changed: changesOf(options, loaded).length > 0,
    problem: failure?.problem,
    unanswered: failure?.unanswered,
  });

  const load = async () => {
    set({ at: 'loading' });
    const answer = await ports.load();
    if (answer.ok) set(choose(answer.value, answer.value));
    else stop(answer.error);
  };

  const finalize = async (shown: Choosing) => {
    set({ ...shown, at: 'finalizing' });
    const optedIn = await ports.savePhone(anyOn(shown.loaded));
    if (disposed) return;
    set({ ...shown, at: optedIn === undefined ? 'notFinalized' : 'choosing' });
    if (optedIn !== undefined) ports.saved(optedIn);
  };

  const save = async (shown: Choosing) => {
    const { options, loaded } = shown;
    set({ ...shown, at: 'saving', problem: undefined, unanswered: undefined });
    const failure = await ports.change(changesOf(options, loaded));
    if (!failure) return finalize(choose(options, options));
    const { brandingIds } = failure;
    // What was chosen is kept, to be sent again.
    if (brandingIds === 'unknown') return set(choose(options, failure.now ?? loaded, failure));
    const now = brandingIds === 'all' ? loaded : reverted(options, loaded, brandingIds);
    const next = choose(now, now, failure);
    // What was changed nevertheless counts for the phone's own data.
    return changesOf(now, loaded).length > 0 ? finalize(next) : set(next);
  };

  const retry = ({ problem }: { readonly problem: SubscriptionProblem }) => {
    if (problem === 'loadFailed') return void load();
    return set({ at: 'agreement' });
  };

  if (beginning === 'loading') void load();

  return {
    state,
    send(event) {
      const now = state.peek();
      switch (event.type) {
        case 'agreed':
          return now.at === 'agreement' ? void load() : undefined;
        case 'disagreed':
          return now.at === 'agreement' ? stop('mustAgree') : undefined;
        case 'agreementFailed':
          return now.at === 'agreement' ? stop('agreementFailed') : undefined;
        case 'retry':
          return now.at === 'stopped' ? retry(now) : undefined;
        case 'toggle': {
          if (now.at !== 'choosing') return undefined;
          const { brandingId, flag, on } = event;
          const options = now.options.map((option) =>
            option.brandingId === brandingId ? { ...option, [flag]: on } : option,
          );
          return set(choose(options, now.loaded));
        }
        case 'save':
          return now.at === 'choosing' && now.changed ? void save(now) : undefined;
        case 'retryPhone':
          return now.at === 'notFinalized' ? void finalize(now) : undefined;
        default:
          return assertNever(event);
      }
    },
    dispose() {
      disposed = true;
    },
  };
}
