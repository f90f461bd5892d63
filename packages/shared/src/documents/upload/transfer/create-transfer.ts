import { chunk, type Core } from '@portico/core/internal';
import type { TransferOutcome, TransferProgress, UploadJob, UploadPorts } from '../upload.state';
import { sendMultipart } from './multipart';
import type { TusOutcome } from './tus';
import { findUnfinished } from './unfinished';
import { uploadAddresses } from './upload-addresses';

const tusCode = chunk(() => import('./tus'));

type Transfer = Pick<UploadPorts, 'send' | 'discard' | 'discardUrl' | 'findUnfinished'> & {
  /** Removes what is kept of the session's uploads. */
  readonly clear: () => void;
};

/** A file that is being sent. */
type Sending = {
  readonly job: UploadJob;
  readonly onProgress: (progress: TransferProgress) => void;
  stopped: boolean;
  stop: () => void;
  /** It is known whether the API has tus. */
  found: () => void;
};

const noop = () => {};
const canRepeat = { kind: 'lost', canRepeat: true } as const;

/**
 * Sends files by the tus protocol where the lender's API knows it, else as multipart (D160). Which
 * one is found out with the first file; others wait for it.
 */
export function createTransfer(core: Core): Transfer {
  const addresses = uploadAddresses(core);
  let tus: 'unknown' | 'known' | 'absent' = 'unknown';
  let finding: Promise<unknown> = Promise.resolve();

  /** Whether another way must be tried: the API has no tus or was not reached, and nothing was sent. */
  const sendResumable = async (sending: Sending): Promise<TusOutcome> => {
    const code = await core.onDemand(tusCode, 'waitedFor').catch(() => undefined);
    const key = await addresses.keyOf(sending.job);
    if (sending.stopped) return { kind: 'stopped' };
    if (!code) return { kind: 'unreached' };
    const { job, onProgress } = sending;
    const onBegun = () => {
      tus = 'known';
      sending.found();
    };
    const transfer = code.sendByTus(core, job, { key, addresses, onBegun, onProgress });
    sending.stop = transfer.stop;
    return transfer.outcome;
  };

  const sendWhole = (sending: Sending): Promise<TransferOutcome> => {
    const transfer = sendMultipart(core, sending.job, sending.onProgress);
    sending.stop = transfer.stop;
    return transfer.outcome;
  };

  const sendFile = async (sending: Sending): Promise<TransferOutcome> => {
    if (!core.environment.online()) return canRepeat;
    if (tus === 'absent') return sendWhole(sending);
    const outcome = await sendResumable(sending);
    if (outcome.kind === 'absent') tus = 'absent';
    else if (outcome.kind !== 'unreached') return outcome;
    else if (tus === 'known' || !core.environment.online()) return canRepeat;
    sending.found();
    const whole = await sendWhole(sending);
    // A browser hides the answer of an API on another origin that does not know the headers of tus.
    if (whole.kind === 'stored' || whole.kind === 'refused') tus = 'absent';
    return whole;
  };

  const send: UploadPorts['send'] = (job, onProgress) => {
    const sending: Sending = { job, onProgress, stopped: false, stop: noop, found: noop };
    const start = async () => {
      const before = finding;
      if (tus === 'unknown') {
        finding = new Promise<void>((resolve) => {
          sending.found = resolve;
        });
      }
      await before;
      if (sending.stopped) return { kind: 'stopped' } as const;
      return sendFile(sending);
    };
    return {
      outcome: start().finally(() => sending.found()),
      stop: () => {
        sending.stopped = true;
        sending.stop();
      },
    };
  };

  const discardUrl = (url: string) => {
    addresses.remove(url);
    void core.onDemand(tusCode, 'waitedFor').then(
      ({ discardByTus }) => discardByTus(core, url),
      () => undefined,
    );
  };

  return {
    send,
    discardUrl,
    discard: (job: UploadJob) =>
      void addresses.keyOf(job).then((key) => {
        const url = addresses.of(key);
        if (url !== undefined) discardUrl(url);
      }),
    findUnfinished: () => findUnfinished(core, addresses),
    clear: addresses.clear,
  };
}
