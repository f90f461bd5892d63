import type { Core } from '@portico/core/internal';
import type {
  RunningTransfer,
  TransferOutcome,
  TransferProgress,
  UploadJob,
} from '../upload.state';
import { refusalMessage } from './refusal-message';
import { apiAddress, openRequest } from './request';

/** Sends a file as one multipart request. HTTP 200 to 299 and 304 mean success (accounts §7). */
export function sendMultipart(
  core: Core,
  { file, target, fileTypeId }: UploadJob,
  onProgress: (progress: TransferProgress) => void,
): RunningTransfer {
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('FileTypeID', fileTypeId);
  form.append('file', file, file.name);

  const request = openRequest(core, 'POST', apiAddress(core, target.path));
  let stopped = false;
  let isSent = false;
  onProgress({ sent: 0, resumable: false });
  // What is sent also has the other fields.
  request.setProgressHandler((sent) => {
    isSent = sent >= file.size;
    onProgress({ sent: Math.min(sent, file.size), resumable: false });
  });
  const outcome = request.send(form).then(
    (response): TransferOutcome => {
      const status = response.getStatus();
      if ((status >= 200 && status < 300) || status === 304) return { kind: 'stored' };
      return { kind: 'refused', message: refusalMessage(response.getBody()) };
    },
    (): TransferOutcome => {
      if (stopped) return { kind: 'stopped' };
      return isSent ? { kind: 'unconfirmed' } : { kind: 'lost', canRepeat: false };
    },
  );
  return {
    outcome,
    stop: () => {
      stopped = true;
      void request.abort();
    },
  };
}
