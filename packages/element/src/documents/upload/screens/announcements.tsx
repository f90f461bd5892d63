import { LiveRegion } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../react/hooks';
import { percentOf } from '../percent';
import type { UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.texts';

/** The parts of a file at which its progress is announced, in percent. */
const announcedAt = [25, 50, 75, 100];

/**
 * Announces each file that is added, and its progress at each quarter, because every step would be
 * too much.
 */
export function Announcements({ items }: { readonly items: readonly UploadItem[] }): ReactNode {
  const t = useTexts(uploadTexts);
  const [sentence, setSentence] = useState('');
  const reached = useRef(new Map<number, number>());
  useEffect(() => {
    for (const { id, file, status } of items) {
      if (!reached.current.has(id)) {
        reached.current.set(id, 0);
        if (status.at === 'queued') setSentence(t('added', { name: file.name }));
      }
      if (status.at !== 'uploading') continue;
      const percent = percentOf(status.sent, file.size);
      const quarter = announcedAt.findLast((one) => one <= percent) ?? 0;
      if (quarter <= (reached.current.get(id) ?? 0)) continue;
      reached.current.set(id, quarter);
      setSentence(t('announced', { name: file.name, percent: quarter }));
    }
  }, [items, t]);
  return <LiveRegion>{sentence}</LiveRegion>;
}
