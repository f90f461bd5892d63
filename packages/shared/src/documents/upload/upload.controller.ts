import { perSession, type Core } from '@portico/core/internal';
import type { Flow } from '@portico/element';
import { targetKey, type UploadTarget } from '../upload-target';
import { checkFile } from './check-file';
import { createTransfer } from './transfer/create-transfer';
import { createUploadFlow } from './upload.flow';
import type { UploadEvent, UploadState } from './upload.state';
import { maximumUploadMegabytes } from '../../settings/document-options';

/** The uploads of the session, shared by every view: a transfer continues when its view is left. */
export type Uploads = Flow<UploadState, UploadEvent> & {
  /** Calls `run` after a file for the target with the key was stored, or may have been. Returns the removal. */
  readonly onChanged: (key: string, run: () => void) => () => void;
};

/** The uploads of a core's session; cleared when it ends. */
export const uploadsOf = perSession(createUploads, (uploads) => uploads.clear());

function createUploads(core: Core): Uploads & { readonly clear: () => void } {
  const transfer = createTransfer(core);
  const listeners = new Set<(target: UploadTarget) => void>();
  const flow = createUploadFlow({
    ...transfer,
    check: (file) => checkFile(file, core.setting(maximumUploadMegabytes).peek()),
    online: core.environment.online,
    now: core.now,
    delay: core.environment.delay,
    changed: (target) => {
      for (const listener of [...listeners]) listener(target);
    },
  });
  const online = () => flow.send({ type: 'online' });
  core.environment.events?.addEventListener('online', online);
  core.onDispose(() => {
    core.environment.events?.removeEventListener('online', online);
    flow.dispose();
  });
  return {
    ...flow,
    onChanged: (key, run) => {
      const listener = (to: UploadTarget) => {
        if (targetKey(to) === key) run();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => {
      flow.send({ type: 'clear' });
      transfer.clear();
    },
  };
}
