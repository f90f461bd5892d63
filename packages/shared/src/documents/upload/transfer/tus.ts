import { resumableUploads } from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import type {
  RunningTransfer,
  TransferOutcome,
  TransferProgress,
  UploadJob,
} from '../upload.state';
import { refusalMessage } from './refusal-message';
import { apiAddress, isOfApiOrigin, openRequest } from './request';
import type { UploadAddresses } from './upload-addresses';

/**
 * Also the outcome of a transfer that could not begin: the API has no tus, or was not reached. Then
 * nothing of the file was sent.
 */
export type TusOutcome =
  TransferOutcome | { readonly kind: 'absent' } | { readonly kind: 'unreached' };

export type TusTransfer = Omit<RunningTransfer, 'outcome'> & {
  readonly outcome: Promise<TusOutcome>;
};

/** Bytes of one request: a file is never read as a whole. */
const chunkSize = 1024 * 1024;

/** Statuses of an API without tus (D160). */
const absent = [404, 405, 501];

/**
 * Statuses that mean: ask for the offset and continue. 423: the broken request still has the lock;
 * 502 to 504: a server on the way did not reach the API.
 */
const repeatable = [409, 423, 502, 503, 504];

/** What both ways need of the API: requests by `openRequest`, the file in slices. */
function options(core: Core): UploadOptions {
  return {
    endpoint: apiAddress(core, resumableUploads),
    chunkSize,
    // The queue repeats, because it knows the clock and the borrower's wish.
    retryDelays: null,
    // The addresses are kept by `UploadAddresses`, without what they are of.
    storeFingerprintForResuming: false,
    fingerprint: () => Promise.resolve(''),
    httpStack: {
      getName: () => 'portico',
      createRequest: (method, url) => openRequest(core, method, url),
    },
    fileReader: {
      openFile: (file: Blob) =>
        Promise.resolve({
          size: file.size,
          slice: (from: number, to: number) =>
            Promise.resolve({ value: file.slice(from, to), done: to >= file.size }),
          close: () => undefined,
        }),
    },
  };
}

/**
 * Sends a file by the tus protocol, from where an earlier transfer of it ended.
 *
 * @param key stands for the file among the addresses
 * @param onBegun the API knows tus and has the upload
 */
export function sendByTus(
  core: Core,
  job: UploadJob,
  about: {
    readonly key: string;
    readonly addresses: UploadAddresses;
    readonly onBegun: () => void;
    readonly onProgress: (progress: TransferProgress) => void;
  },
): TusTransfer {
  const { file, target, fileTypeId } = job;
  let begun = false;
  let end: (outcome: TusOutcome) => void = () => {};
  const outcome = new Promise<TusOutcome>((resolve) => {
    end = resolve;
  });
  const forget = () => {
    if (upload.url !== null) about.addresses.remove(upload.url);
  };
  const upload = new Upload(file, {
    ...options(core),
    uploadUrl: about.addresses.of(about.key) ?? null,
    metadata: {
      ...target.fields,
      FileTypeID: fileTypeId,
      path: target.path,
      filename: file.name,
      filetype: file.type,
    },
    onUploadUrlAvailable: () => {
      if (upload.url === null || !isOfApiOrigin(core, upload.url)) {
        void upload.abort();
        end({ kind: 'absent' });
        return;
      }
      begun = true;
      about.onBegun();
      about.addresses.keep(about.key, upload.url);
    },
    onProgress: (sent) => about.onProgress({ sent, resumable: true }),
    onSuccess: () => {
      forget();
      end({ kind: 'stored' });
    },
    onError: (error) => {
      const ended = outcomeOf(error, begun);
      if (ended.kind === 'refused') forget();
      end(ended);
    },
  });
  upload.start();
  return {
    outcome,
    stop: () => {
      void upload.abort();
      end({ kind: 'stopped' });
    },
  };
}

function outcomeOf(error: Error, begun: boolean): TusOutcome {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  // No connection, or an address of another origin.
  if (!answer) return begun ? lost : { kind: 'unreached' };
  const status = answer.getStatus();
  const refused = status >= 300;
  if (begun && (!refused || repeatable.includes(status))) return lost;
  // Without an address where one is due, it is not tus that has answered.
  if (!begun && (!refused || absent.includes(status))) return { kind: 'absent' };
  return { kind: 'refused', message: refusalMessage(answer.getBody()) };
}

const lost: TusOutcome = { kind: 'lost', canRepeat: true };

/** Removes an unfinished upload from the server. If that fails, the server removes it in time. */
export async function discardByTus(core: Core, url: string): Promise<void> {
  await Upload.terminate(url, options(core)).catch(() => undefined);
}
