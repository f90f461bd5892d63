import { useTexts } from '@portico/element';
import { Banner, Button, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import { percentOf } from '../percent';
import type { UnfinishedUpload } from '../upload.state';
import { uploadTexts } from '../upload.sentences';

/** The uploads that ended with an earlier page, and how to go on: a page cannot open a file again. */
export function UnfinishedUploads(props: {
  readonly uploads: readonly UnfinishedUpload[];
  readonly onDiscard: (url: string) => void;
}): ReactNode {
  const t = useTexts(uploadTexts);
  return props.uploads.map(({ url, name, sent, size }) => (
    <Banner
      key={url}
      tone="warning"
      action={
        <Button onClick={() => props.onDiscard(url)}>
          <span>
            {t('remove')} <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      }
    >
      <p className="wrap-anywhere">{t('unfinished', { name, percent: percentOf(sent, size) })}</p>
    </Banner>
  ));
}
