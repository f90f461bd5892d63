import { chunk } from '@portico/core/internal';
import { Skeleton } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../react/hooks';
import { OnDemand } from '../react/on-demand';
import { Section } from '../section/section';
import { documentsTexts } from './documents.texts';
import { targetKey, type UploadTarget } from './upload-target';

const uploadCode = chunk(() => import('./upload/upload.view'));

/**
 * The upload to the current target. Those to earlier targets stay, hidden, so that files that are
 * still being sent arrive, and those that wait are there again.
 */
export function Uploads(props: {
  readonly target: UploadTarget | undefined;
  readonly onUploaded: (to: UploadTarget) => void;
}): ReactNode {
  const { target, onUploaded } = props;
  const t = useTexts(documentsTexts);
  const [opened, setOpened] = useState<readonly UploadTarget[]>([]);
  const current = target && targetKey(target);
  if (target && !opened.some((one) => targetKey(one) === current)) setOpened([...opened, target]);
  return opened.map((one) => (
    <div key={targetKey(one)} hidden={targetKey(one) !== current}>
      <Section heading={t('addHeading')}>
        <OnDemand code={uploadCode} waiting={<Skeleton rows={4} label={t('loading')} />}>
          {(Upload) => <Upload target={one} onUploaded={() => onUploaded(one)} />}
        </OnDemand>
      </Section>
    </div>
  ));
}
