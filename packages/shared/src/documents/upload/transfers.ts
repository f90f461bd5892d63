import {
  secondsLeft,
  type RunningTransfer,
  type TransferOutcome,
  type UploadItem,
  type UploadPorts,
  type UploadProblem,
  type UploadStatus,
} from './upload.state';

/** More at once do not make the whole faster on a borrower's line. */
const mostAtOnce = 2;

/**
 * Milliseconds before a lost transfer is repeated while the browser is online; after the last one
 * the borrower decides. Offline, it is repeated when the browser is online again.
 */
const repeatDelays = [1_000, 4_000, 15_000];

type Queue = {
  readonly items: () => readonly UploadItem[];
  readonly change: (id: number, status: UploadStatus) => void;
  readonly stored: (item: UploadItem) => void;
};

/** What is known of a file's transfers while it is in the queue. */
type Run = {
  transfer: RunningTransfer | undefined;
  /** Repeats without progress. */
  repeats: number;
  cancelRepeat: () => void;
};

/** Sends the files of the queue that wait, and continues them after a lost connection. */
export function createTransfers(ports: UploadPorts, queue: Queue) {
  const runs = new Map<number, Run>();
  const itemOf = (id: number) => queue.items().find((item) => item.id === id);
  const runOf = (id: number) => {
    const run = runs.get(id) ?? newRun();
    runs.set(id, run);
    return run;
  };
  const sentOf = (id: number) => resumePoint(itemOf(id)?.status);

  /** Starts files that wait, as many as may be sent at once. */
  const next = () => {
    for (const item of queue.items().filter(({ status }) => status.at === 'waiting')) {
      const active = [...runs.values()].filter(({ transfer }) => transfer !== undefined);
      if (active.length >= mostAtOnce) return;
      start(item);
    }
  };

  const start = (item: UploadItem) => {
    const { id, file } = item;
    const run = runOf(id);
    const from = sentOf(id);
    let first: { readonly at: number; readonly sent: number } | undefined;
    queue.change(id, begunAt(from));
    const transfer = ports.send(item, ({ sent, resumable }) => {
      if (run.transfer !== transfer) return;
      first ??= { at: ports.now(), sent };
      if (sent > from) run.repeats = 0;
      const soFar = { bytes: sent - first.sent, milliseconds: ports.now() - first.at };
      const left = secondsLeft(soFar, file.size - sent);
      queue.change(id, { at: 'uploading', sent, resumable, secondsLeft: left });
    });
    run.transfer = transfer;
    void transfer.outcome.then((outcome) => {
      if (run.transfer !== transfer) return;
      run.transfer = undefined;
      ended(item, run, outcome);
      next();
    });
  };

  const ended = (item: UploadItem, run: Run, outcome: TransferOutcome) => {
    const { id } = item;
    if (outcome.kind === 'stored') {
      runs.delete(id);
      queue.stored(item);
      ports.changed(item.target);
      return;
    }
    const online = ports.online();
    const delay = repeatDelays[run.repeats];
    const status = statusAfter(outcome, sentOf(id), !online || delay !== undefined);
    if (!status) return;
    queue.change(id, status);
    if (outcome.kind === 'unconfirmed') ports.changed(item.target);
    if (status.at !== 'interrupted' || !online || delay === undefined) return;
    run.repeats += 1;
    run.cancelRepeat = ports.delay(() => wait(id), delay);
  };

  /** Makes a file wait for its turn, from where its transfer was. */
  const wait = (id: number) => {
    runOf(id).cancelRepeat();
    queue.change(id, { at: 'waiting', sent: sentOf(id) });
    next();
  };

  const stop = (id: number) => {
    const run = runs.get(id);
    const transfer = run?.transfer;
    if (run) run.transfer = undefined;
    run?.cancelRepeat();
    transfer?.stop();
  };

  return {
    next,
    pause(id: number) {
      const at = itemOf(id)?.status.at;
      if (at !== 'uploading' && at !== 'waiting' && at !== 'interrupted') return;
      stop(id);
      queue.change(id, { at: 'paused', sent: sentOf(id) });
      next();
    },
    resume(id: number) {
      const at = itemOf(id)?.status.at;
      if (at !== 'paused' && at !== 'interrupted' && at !== 'failed') return;
      runOf(id).repeats = 0;
      wait(id);
    },
    /** The file is no longer in the queue. */
    remove(item: UploadItem) {
      const wasSent = runs.has(item.id);
      stop(item.id);
      runs.delete(item.id);
      if (wasSent) ports.discard(item);
      next();
    },
    online() {
      for (const { id, status } of queue.items()) if (status.at === 'interrupted') wait(id);
    },
    stopAll() {
      for (const id of runs.keys()) stop(id);
      runs.clear();
    },
  };
}

const newRun = (): Run => ({
  transfer: undefined,
  repeats: 0,
  cancelRepeat: () => undefined,
});

/** The status of a transfer before its first progress. */
const begunAt = (sent: number): UploadStatus => ({
  at: 'uploading',
  sent,
  resumable: sent > 0,
  secondsLeft: undefined,
});

/** Where a file's next transfer continues, in bytes. */
function resumePoint(status: UploadStatus | undefined): number {
  if (!status || !('sent' in status)) return 0;
  return status.at === 'uploading' && !status.resumable ? 0 : status.sent;
}

/** What becomes of a file that was not stored; undefined where it was stopped. */
function statusAfter(
  outcome: Exclude<TransferOutcome, { readonly kind: 'stored' }>,
  sent: number,
  mayRepeat: boolean,
): UploadStatus | undefined {
  if (outcome.kind === 'stopped') return undefined;
  if (outcome.kind === 'lost') {
    return outcome.canRepeat && mayRepeat
      ? { at: 'interrupted', sent }
      : { at: 'failed', sent, problem: { text: 'errorTransfer' } };
  }
  if (outcome.kind === 'unconfirmed')
    return { at: 'failed', sent: 0, problem: { text: 'errorUnconfirmed' } };
  // The server's own sentence, if it has one (accounts §8).
  const { message } = outcome;
  const problem: UploadProblem = message === undefined ? { text: 'errorServer' } : { message };
  return { at: 'failed', sent: 0, problem };
}
