import { useTexts } from '@portico/element';
import { LiveRegion } from '@portico/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { percentOf } from '../percent';
import type { UploadItem } from '../upload.state';
import { uploadTexts } from '../upload.sentences';

/**
 * The parts of a file at which its progress is announced, in percent. Its end is announced by the
 * sentence that names it as stored.
 */
const announcedAt = [25, 50, 75];

/**
 * Announces the files that are added, and the progress of each at each quarter, because every step would be
 * too much.
 */
export function Announcements({ items }: { readonly items: readonly UploadItem[] }): ReactNode {
  const t = useTexts(uploadTexts);
  const [sentence, setSentence] = useState('');
  const reached = useRef(new Map<number, number>());
  useEffect(() => {
    const added = items.filter(({ id }) => !reached.current.has(id));
    for (const { id } of added) reached.current.set(id, 0);
    const names = added.filter(({ status }) => status.at === 'queued').map(({ file }) => file.name);
    if (names.length > 0) setSentence(t('added', { names: names.join(', ') }));
    for (const { id, file, status } of items) {
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
