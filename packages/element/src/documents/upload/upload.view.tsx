import type { ReactNode } from 'react';
import type { UploadTarget } from '../upload-target';

export type UploadViewProps = {
  readonly target: UploadTarget;
  /** A file was stored. */
  readonly onUploaded: () => void;
};

/** The place of the upload widget. */
export default function UploadView({ target }: UploadViewProps): ReactNode {
  return <div data-upload={target.path} />;
}
