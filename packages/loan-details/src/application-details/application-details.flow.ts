import type { Application } from '@portico/contract';
import type { ApiError, CallOutcome } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { signal } from '@preact/signals-core';

export type ApplicationState =
  /** `application`: what the dashboard passed. */
  | { readonly at: 'loading'; readonly application: Application | undefined }
  | { readonly at: 'ready'; readonly application: Application }
  /** Not among the applications of the last days (D14). */
  | { readonly at: 'none' }
  | {
      readonly at: 'failed';
      readonly application: Application | undefined;
      readonly error: ApiError;
    };

export type ApplicationEvent = { readonly type: 'retry' };

/** Shows what the dashboard passed, if it did, and requests the application once. */
export function createApplicationFlow(
  passed: Application | undefined,
  request: () => Promise<CallOutcome<Application | undefined>>,
): Flow<ApplicationState, ApplicationEvent> {
  const state = signal<ApplicationState>({ at: 'loading', application: passed });

  const load = async () => {
    state.value = { at: 'loading', application: passed };
    const answer = await request();
    if (!answer.ok) state.value = { at: 'failed', application: passed, error: answer.error };
    else if (answer.value) state.value = { at: 'ready', application: answer.value };
    else state.value = { at: 'none' };
  };

  void load();
  return {
    state,
    send: () => void (state.peek().at === 'failed' && load()),
    dispose: () => undefined,
  };
}
