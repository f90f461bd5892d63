import type { ApiError, Unanswered } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';

/** The two formats the API knows (accounts §3). */
export type StatementFormat = 'ElectronicOnly' | 'PaperOnly';

/** Why the format is not saved, and what is known of it unless it was refused. */
export type NotSaved = { readonly error: ApiError; readonly unanswered: Unanswered | undefined };

export type StatementFormatState = {
  /** `asking`: the dialog of the wanted state is open. */
  readonly at: 'set' | 'asking' | 'saving';
  /** What the switch shows: while asking and saving, what the borrower wants. */
  readonly on: boolean;
  /** Why the last save failed, until the next one begins. */
  readonly failure: NotSaved | undefined;
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
  /** What became of a change to a format that failed. */
  readonly whatBecame: (
    error: ApiError,
    format: StatementFormat,
  ) => Promise<'made' | Unanswered | undefined>;
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
  const state = signal<StatementFormatState>({ at: 'set', on, failure: undefined });
  let disposed = false;

  const request = async (wanted: boolean): Promise<NotSaved | undefined> => {
    const format = wanted ? 'ElectronicOnly' : 'PaperOnly';
    const error = (wanted ? await ports.logConsent() : undefined) ?? (await ports.save(format));
    const became = error ? await ports.whatBecame(error, format) : 'made';
    return error && became !== 'made' ? { error, unanswered: became } : undefined;
  };

  const save = async (wanted: boolean) => {
    state.value = { at: 'saving', on: wanted, failure: undefined };
    const failure = await request(wanted);
    if (!failure) ports.refresh();
    if (disposed) return;
    state.value = { at: 'set', on: failure ? !wanted : wanted, failure };
    if (!failure) ports.saved();
  };

  return {
    state,
    send({ type }) {
      const { at, on: shown } = state.peek();
      switch (type) {
        case 'toggle':
          if (at === 'set') state.value = { at: 'asking', on: !shown, failure: undefined };
          break;
        case 'cancel':
          if (at === 'asking') state.value = { at: 'set', on: !shown, failure: undefined };
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
