import type { ApiError } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';

/** The two formats the API knows (accounts §3). */
export type StatementFormat = 'ElectronicOnly' | 'PaperOnly';

export type StatementFormatState = {
  /** `asking`: the dialog of the wanted state is open. */
  readonly at: 'set' | 'asking' | 'saving';
  /** What the switch shows: while asking and saving, what the borrower wants. */
  readonly on: boolean;
  /** Why the last save failed, until the next one begins. */
  readonly error: ApiError | undefined;
};

export type StatementFormatEvent =
  | { readonly type: 'toggle' }
  /** The dialog was closed without consent. */
  | { readonly type: 'cancel' }
  /** Consent was given, or withdrawn. */
  | { readonly type: 'confirm' };

/** The side effects of a change. No method throws or rejects. */
export type StatementFormatPorts = {
  /** Records the consent before e-statements are turned on (D68). */
  readonly logConsent: () => Promise<ApiError | undefined>;
  readonly save: (format: StatementFormat) => Promise<ApiError | undefined>;
  /** The account list is out of date. */
  readonly refresh: () => void;
  /** Saved while the section is shown. */
  readonly saved: () => void;
};

/**
 * Asks for consent or for its withdrawal, then saves; a failure or Cancel sets the switch back
 * (accounts §4; D68).
 */
export function createStatementFormatFlow(
  on: boolean,
  ports: StatementFormatPorts,
): Flow<StatementFormatState, StatementFormatEvent> {
  const state = signal<StatementFormatState>({ at: 'set', on, error: undefined });
  let disposed = false;

  const request = async (wanted: boolean) =>
    wanted
      ? ((await ports.logConsent()) ?? (await ports.save('ElectronicOnly')))
      : ports.save('PaperOnly');

  const save = async (wanted: boolean) => {
    state.value = { at: 'saving', on: wanted, error: undefined };
    const error = await request(wanted);
    if (!error) ports.refresh();
    if (disposed) return;
    state.value = { at: 'set', on: error ? !wanted : wanted, error };
    if (!error) ports.saved();
  };

  return {
    state,
    send({ type }) {
      const { at, on: shown } = state.peek();
      switch (type) {
        case 'toggle':
          if (at === 'set') state.value = { at: 'asking', on: !shown, error: undefined };
          break;
        case 'cancel':
          if (at === 'asking') state.value = { at: 'set', on: !shown, error: undefined };
          break;
        case 'confirm':
          if (at === 'asking') void save(shown);
          break;
        default:
          assertNever(type);
      }
    },
    dispose() {
      disposed = true;
    },
  };
}
