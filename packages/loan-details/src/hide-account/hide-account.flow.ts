import type { Unanswered } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';

/** Milliseconds that the success message is shown before the dialog closes (accounts §9). */
const closeDelay = 4_000;

/** Why an account is not hidden; what is known of it, unless it was refused. */
export type NotHidden = { readonly unanswered: Unanswered | undefined };

/** The state of hiding one account. */
export type HideAccountState = {
  readonly at: 'asking' | 'hiding' | 'hidden';
  /** The last attempt failed. */
  readonly failed: NotHidden | undefined;
};

export type HideAccountEvent =
  | { readonly type: 'confirm' }
  /** Cancel, Close or Escape. */
  | { readonly type: 'close' };

/** The side effects of hiding. No method throws or rejects. */
export type HideAccountPorts = {
  /** Resolves to why it is not hidden. */
  readonly hide: (number: string) => Promise<NotHidden | undefined>;
  /** The account list is out of date. */
  readonly refresh: () => void;
  readonly close: () => void;
  readonly toDashboard: () => void;
  /** Runs after that many milliseconds; returns a function that cancels it. */
  readonly delay: (run: () => void, milliseconds: number) => () => void;
};

/**
 * Asks, hides and goes to the dashboard (accounts §4). The list is fetched again only at the end,
 * because the page that the dialog is part of needs it.
 *
 * @param number the account to hide
 */
export function createHideAccountFlow(
  number: string,
  ports: HideAccountPorts,
): Flow<HideAccountState, HideAccountEvent> {
  const state = signal<HideAccountState>({ at: 'asking', failed: undefined });
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
    state.value = { at: 'hiding', failed: undefined };
    const failed = await ports.hide(number);
    const hidden = failed === undefined;
    listIsOld = hidden;
    if (disposed) return refresh();
    state.value = { at: hidden ? 'hidden' : 'asking', failed };
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
