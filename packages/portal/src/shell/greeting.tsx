import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { portalFrameTexts } from './portal-frame.sentences';

/** Divides the sentence where the name is; no sentence contains it. */
const gap = '\u0000';

/** Greets the borrower, with the name set apart. */
export function Greeting({ name }: { readonly name: string }): ReactNode {
  const t = useTexts(portalFrameTexts);
  const [before, after] = t('greeting', { name: gap }).split(gap);
  return (
    <p>
      {before}
      <span part="display-name" className="font-semibold">
        {name}
      </span>
      {after}
    </p>
  );
}
