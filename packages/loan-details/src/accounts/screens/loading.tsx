import { useTexts } from '@portico/element';
import { Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import { Bone } from '../../loan/bones';
import { accountsTexts } from '../accounts.texts';

/** As high as what is due and a list with three loans. */
export function Loading({ notices }: { readonly notices: ReactNode }): ReactNode {
  const t = useTexts(accountsTexts);
  return (
    <>
      <div role="status" aria-label={t('loading')} className="grid gap-2">
        <Bone className="h-10 w-5/6 @min-[600px]/lists:h-13" />
        <Bone className="h-10 w-2/3 @min-[600px]/lists:hidden" />
        <Bone className="h-5 w-2/5" />
        <Bone className="h-5 w-1/3" />
        <div className="mt-4 flex flex-wrap gap-4">
          <Bone className="h-control w-37" />
          <Bone className="h-control w-37" />
        </div>
      </div>
      {notices}
      <Bone className="ms-auto h-7 w-52" />
      <div>
        <Heading level={2}>{t('loan')}</Heading>
        {[1, 2, 3].map((row) => (
          <div
            key={row}
            className="mt-2 grid min-h-46 content-start gap-3 border-t border-line pt-4 @min-[880px]/lists:min-h-18"
          >
            <Bone className="h-5 w-1/3" />
            <Bone className="h-5 w-1/4" />
          </div>
        ))}
      </div>
    </>
  );
}
