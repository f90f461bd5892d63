import type { ApiError, CallOutcome, NewWindow } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import type { AnswerState } from '@portico/element';
import { assertNever } from '@portico/rules';
import { signal } from '@preact/signals-core';
import { daysOf, type HistoryRange, type HistoryRow } from './history.model';

/** The documents, with their `DownloadType` (D132). */
export const downloadTypes = { csv: 0, pdf: 1 } as const;

export type DownloadFormat = keyof typeof downloadTypes;

export type DownloadState =
  | { readonly at: 'idle' }
  | { readonly at: 'opening'; readonly format: DownloadFormat }
  /** The browser blocked the new window. */
  | { readonly at: 'blocked' }
  | { readonly at: 'failed'; readonly error: ApiError };

export type HistoryState = {
  readonly range: HistoryRange;
  /** The rows of the range. */
  readonly answer: AnswerState<readonly HistoryRow[]>;
  readonly download: DownloadState;
};

export type HistoryEvent =
  | { readonly type: 'choose'; readonly range: HistoryRange }
  | { readonly type: 'retry' }
  | { readonly type: 'download'; readonly format: DownloadFormat };

/** The side effects. No method throws or rejects. */
export type HistoryPorts = {
  readonly request: (days: number) => Promise<CallOutcome<readonly HistoryRow[]>>;
  /** The address of a document, with its token. */
  readonly documentOf: (days: number, downloadType: number) => Promise<CallOutcome<string>>;
  /** Must be called on the click. */
  readonly openWindow: () => NewWindow | undefined;
};

/**
 * Requests the history of each range once, when it is chosen first, and again only at a retry;
 * opens the selected range as a document (accounts §4, §7).
 */
export function createHistoryFlow(
  daysSinceOpened: number | undefined,
  ports: HistoryPorts,
): Flow<HistoryState, HistoryEvent> {
  const answers = new Map<HistoryRange, HistoryState['answer']>();
  const state = signal<HistoryState>({
    range: '30',
    answer: { status: 'loading' },
    download: { at: 'idle' },
  });
  let disposed = false;

  const patch = (change: Partial<HistoryState>) => {
    state.value = { ...state.peek(), ...change };
  };

  const keep = (range: HistoryRange, answer: HistoryState['answer']) => {
    answers.set(range, answer);
    if (state.peek().range === range) patch({ answer });
  };

  const request = async (range: HistoryRange) => {
    keep(range, { status: 'loading' });
    const result = await ports.request(daysOf(range, daysSinceOpened));
    keep(
      range,
      result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error },
    );
  };

  const choose = (range: HistoryRange) => {
    const answer = answers.get(range);
    patch({ range, ...(answer && { answer }) });
    if (!answer) void request(range);
  };

  const download = async (format: DownloadFormat) => {
    if (state.peek().download.at === 'opening') return;
    const page = ports.openWindow();
    if (!page) return patch({ download: { at: 'blocked' } });
    patch({ download: { at: 'opening', format } });
    const days = daysOf(state.peek().range, daysSinceOpened);
    const address = await ports.documentOf(days, downloadTypes[format]);
    if (address.ok && !disposed) page.goTo(address.value);
    else page.close();
    patch({ download: address.ok ? { at: 'idle' } : { at: 'failed', error: address.error } });
  };

  choose('30');
  return {
    state,
    send(event) {
      switch (event.type) {
        case 'choose':
          return choose(event.range);
        case 'retry':
          return void request(state.peek().range);
        case 'download':
          return void download(event.format);
        default:
          return assertNever(event);
      }
    },
    dispose() {
      disposed = true;
    },
  };
}
