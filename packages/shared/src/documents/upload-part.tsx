import { chunk } from '@portico/core/internal';
import { PartOnDemand } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import type { UploadOf } from './documents-source';

const uploadCode = chunk(() => import('./upload/section-upload.view'));

/** The upload of files to one place, loaded when it is shown. */
export function UploadPart(props: {
  readonly upload: UploadOf;
  /** A file was stored. */
  readonly onUploaded: () => void;
}): ReactNode {
  return (
    <PartOnDemand code={uploadCode} waiting={<Skeleton rows={4} />}>
      {(Upload) => <Upload {...props} />}
    </PartOnDemand>
  );
}
