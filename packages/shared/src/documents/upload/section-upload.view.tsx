import type { ReactNode } from 'react';
import type { UploadOf } from '../documents-source';
import { uploadTargets } from './upload-targets';
import UploadView from './upload.view';

export { texts } from './upload.view';

/** The upload of a documents section. Its target is made here, after the list was shown. */
export default function SectionUpload(props: {
  readonly upload: UploadOf;
  /** A file was stored. */
  readonly onUploaded: () => void;
}): ReactNode {
  return <UploadView target={props.upload(uploadTargets)} onUploaded={props.onUploaded} />;
}
