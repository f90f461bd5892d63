import type { UploadTarget } from '../upload-target';
import type { FileProblem } from './check-file';

/** A file as it is sent. */
export type UploadJob = {
  readonly file: File;
  readonly target: UploadTarget;
  /** The ID of a type of GetFileTypes. */
  readonly fileTypeId: string;
};

/** How far a transfer is. */
export type TransferProgress = {
  /** Bytes of the file. */
  readonly sent: number;
  /** Whether a transfer that is stopped goes on from there later. */
  readonly resumable: boolean;
};

/** How a transfer ended. */
export type TransferOutcome =
  | { readonly kind: 'stored' }
  /** The server refused the file; `message` is its own sentence (accounts §8). */
  | { readonly kind: 'refused'; readonly message: string | undefined }
  /** The connection broke; `canRepeat`: sending again cannot store the file twice. */
  | { readonly kind: 'lost'; readonly canRepeat: boolean }
  /** The whole file was sent, and its answer was lost: it may be stored. */
  | { readonly kind: 'unconfirmed' }
  /** `stop` was called. */
  | { readonly kind: 'stopped' };

/** A transfer that has begun. `outcome` never rejects. */
export type RunningTransfer = {
  readonly outcome: Promise<TransferOutcome>;
  readonly stop: () => void;
};

/** A resumable upload of an earlier page of the session that has not been finished. */
export type UnfinishedUpload = {
  readonly url: string;
  readonly target: UploadTarget;
  readonly fileTypeId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly sent: number;
};

/** Why a file was not stored: a sentence of this widget, or the server's own. */
export type UploadProblem =
  | { readonly text: 'errorTransfer' | 'errorUnconfirmed' | 'errorServer' }
  | { readonly message: string };

/** What happens with a file of the queue; `sent` in bytes. */
export type UploadStatus =
  | { readonly at: 'refused'; readonly reason: FileProblem }
  | { readonly at: 'queued' }
  /** Starts when another transfer has ended. */
  | { readonly at: 'waiting'; readonly sent: number }
  | {
      readonly at: 'uploading';
      readonly sent: number;
      readonly resumable: boolean;
      /** Undefined while it cannot be estimated. */
      readonly secondsLeft: number | undefined;
    }
  | { readonly at: 'paused'; readonly sent: number }
  /** The connection is lost; it continues by itself. */
  | { readonly at: 'interrupted'; readonly sent: number }
  | { readonly at: 'failed'; readonly sent: number; readonly problem: UploadProblem };

/** A file in the queue. It is sent only to the target for which it was added. */
export type UploadItem = {
  readonly id: number;
  readonly file: File;
  readonly target: UploadTarget;
  /** Empty until the borrower has chosen one. */
  readonly fileTypeId: string;
  readonly status: UploadStatus;
};

/** A file that was stored. */
export type StoredFile = {
  readonly name: string;
  readonly fileTypeId: string;
  readonly target: UploadTarget;
};

/** Photos that are not yet a document: a phone keeps no copy of what its camera gives to a page. */
export type TakenPhotos = { readonly files: readonly File[]; readonly target: UploadTarget };

export type UploadState = {
  readonly items: readonly UploadItem[];
  /** One entry for a target that has some. */
  readonly photos: readonly TakenPhotos[];
  /** Those stored since files were last added. */
  readonly stored: readonly StoredFile[];
  readonly unfinished: readonly UnfinishedUpload[];
};

export type UploadEvent =
  | { readonly type: 'add'; readonly files: readonly File[]; readonly target: UploadTarget }
  /** These are the photos for a target now. */
  | ({ readonly type: 'photos' } & TakenPhotos)
  | { readonly type: 'chooseType'; readonly id: number; readonly fileTypeId: string }
  /** 'Upload File(s)': starts the files of a target that have no error. */
  | { readonly type: 'upload'; readonly target: UploadTarget }
  | { readonly type: 'pause'; readonly id: number }
  /** After a pause, an interruption or a failure. */
  | { readonly type: 'resume'; readonly id: number }
  | { readonly type: 'remove'; readonly id: number }
  /** Removes an unfinished upload of an earlier page. */
  | { readonly type: 'discard'; readonly url: string }
  | { readonly type: 'online' }
  /** The session has ended: stops every transfer and empties the queue. */
  | { readonly type: 'clear' };

/** The queue's side effects. No method throws, rejects, or calls back before it returns. */
export type UploadPorts = {
  readonly check: (file: File) => Promise<FileProblem | undefined>;
  readonly send: (
    job: UploadJob,
    onProgress: (progress: TransferProgress) => void,
  ) => RunningTransfer;
  /** Removes what the server has of a transfer that was stopped. */
  readonly discard: (job: UploadJob) => void;
  readonly discardUrl: (url: string) => void;
  /** The unfinished uploads of earlier pages of the session. */
  readonly findUnfinished: () => Promise<readonly UnfinishedUpload[]>;
  readonly online: () => boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly delay: (run: () => void, milliseconds: number) => () => void;
  /** A file was stored for a target, or may have been. */
  readonly changed: (target: UploadTarget) => void;
};

/** Whether 'Upload File(s)' sends a file. */
export function isReady({ status, fileTypeId }: UploadItem): boolean {
  return status.at === 'queued' && fileTypeId !== '';
}

/** A file without an error that has no type (accounts §5). */
export function needsType({ status, fileTypeId }: UploadItem): boolean {
  return status.at === 'queued' && fileTypeId === '';
}

/** Seconds until a transfer ends, by its speed so far; undefined within its first second. */
export function secondsLeft(
  { bytes, milliseconds }: { readonly bytes: number; readonly milliseconds: number },
  remaining: number,
): number | undefined {
  if (milliseconds < 1_000 || bytes <= 0) return undefined;
  return Math.ceil((remaining * milliseconds) / bytes / 1_000);
}
