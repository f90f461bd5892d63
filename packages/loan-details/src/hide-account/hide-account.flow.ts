import type { Flow } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';

/** Milliseconds that the success message is shown before the dialog closes (accounts §9). */
export const closeDelay = 4_000;

/** The state of hiding one account. */
export type HideAccountState = {
  readonly at: 'asking' | 'hiding' | 'hidden';
  /** The account to hide; undefined while none of several is chosen. */
  readonly number: string | undefined;
  readonly problem: 'missing' | 'failed' | undefined;
};

export type HideAccountEvent =
  | { readonly type: 'choose'; readonly number: string }
  | { readonly type: 'confirm' }
  /** Cancel, Close or Escape. */
  | { readonly type: 'close' };

/** The side effects of hiding. No method throws or rejects. */
export type HideAccountPorts = {
  readonly hide: (number: string) => Promise<boolean>;
  /** The account list is out of date. */
  readonly refresh: () => void;
  readonly close: () => void;
  readonly toDashboard: () => void;
  /** Runs after that many milliseconds; returns a function that cancels it. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

/**
 * Asks, hides and goes to the dashboard (accounts §4). The list is fetched again only at the end,
 * because the dialog is part of it.
 *
 * @param number the account to hide; undefined when it is still to be chosen
 */
export function createHideAccountFlow(
  number: string | undefined,
  ports: HideAccountPorts,
): Flow<HideAccountState, HideAccountEvent> {
  const state = signal<HideAccountState>({ at: 'asking', number, problem: undefined });
  let disposed = false;
  let listIsOld = false;
  let stopWaiting = () => {};

  const refresh = () => {
    stopWaiting();
    if (listIsOld) ports.refresh();
    listIsOld = false;
  };

  const finish = () => {
    ports.close();
    refresh();
    ports.toDashboard();
  };

  const confirm = async () => {
    const { number: chosen } = state.peek();
    if (chosen === undefined) {
      state.value = { ...state.peek(), problem: 'missing' };
      return;
    }
    state.value = { at: 'hiding', number: chosen, problem: undefined };
    const hidden = await ports.hide(chosen);
    listIsOld = hidden;
    if (disposed) return refresh();
    state.value = hidden
      ? { at: 'hidden', number: chosen, problem: undefined }
      : { at: 'asking', number: chosen, problem: 'failed' };
    if (hidden) stopWaiting = ports.delay(finish, closeDelay);
  };

  const close = () => {
    const { at } = state.peek();
    if (at === 'asking') ports.close();
    if (at === 'hidden') finish();
  };

  return {
    state,
    send(event) {
      switch (event.type) {
        case 'choose':
          if (state.peek().at === 'asking') {
            state.value = { at: 'asking', number: event.number, problem: undefined };
          }
          break;
        case 'confirm':
          if (state.peek().at === 'asking') void confirm();
          break;
        case 'close':
          close();
          break;
        default:
          assertNever(event);
      }
    },
    dispose() {
      disposed = true;
      refresh();
    },
  };
}
