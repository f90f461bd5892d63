import { useTexts } from '@portico/element';
import { sequence } from '@portico/rules';
import { Heading } from '@portico/ui';
import { useEffect, type ReactNode } from 'react';
import { accountKinds } from '../accounts.model';
import { accountsTexts } from '../accounts.sentences';
import type { Counts } from '../last-counts';

const bar = 'animate-pulse rounded-sm bg-line motion-reduce:animate-none ';

/** As high as what is due and the lists of so many accounts. */
export function Loading(props: {
  readonly notices: ReactNode;
  readonly counts: Counts;
}): ReactNode {
  const { notices, counts } = props;
  const t = useTexts(accountsTexts);
  return (
    <>
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <div className={bar + 'h-20 w-2/3 @min-[600px]/lists:h-12'} />
        <div className={bar + 'h-10 w-2/5'} />
        <div className={bar + 'mt-2 h-control w-37'} />
      </div>
      {notices}
      <LoadingLists counts={counts} />
    </>
  );
}

type LoadingListsProps = {
  readonly counts: Counts;
  /** Called once the lists, or why they cannot be shown, are in their place. */
  readonly onEnd?: () => void;
};

/** As high as lists of so many accounts. */
export function LoadingLists({ counts, onEnd }: LoadingListsProps): ReactNode {
  useEffect(() => onEnd, [onEnd]);
  const t = useTexts(accountsTexts);
  return (
    <>
      <div className={bar + 'ms-auto h-7 w-2/5'} />
      {accountKinds.map((kind) => {
        const count = counts[kind];
        return (
          count !== undefined && (
            <div key={kind}>
              <Heading level={2}>{t(kind)}</Heading>
              {sequence(count, (row) => (
                <div
                  key={row}
                  className="mt-2 grid min-h-46 content-start gap-3 border-t border-line pt-4 @min-[880px]/lists:min-h-18"
                >
                  <div className={bar + 'h-5 w-1/3'} />
                  <div className={bar + 'h-5 w-1/4'} />
                </div>
              ))}
            </div>
          )
        );
      })}
    </>
  );
}
