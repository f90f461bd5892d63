import { useTexts } from '@portico/element';
import type { AnswerState } from '@portico/element';
import { SectionError } from '@portico/shared/section';
import type { Cents } from '@portico/rules';
import { Skeleton } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { loanOverTimeTexts } from '../loan-over-time.sentences';
import type { Past } from '../past';
import type { BalancePoint } from './balance-points';
import { BalancePicture } from './balance-picture';

const none: readonly BalancePoint[] = [];

/**
 * The picture, once the past is known; without the past it begins today. Typing beside it draws it
 * again only once another amount has its result.
 */
export const PictureOfLoan = memo(function PictureOfLoan(props: {
  readonly past: AnswerState<Past>;
  readonly retry: () => void;
  readonly planned?: readonly BalancePoint[];
  readonly faster?: readonly BalancePoint[];
  readonly extra?: Cents | undefined;
}): ReactNode {
  const { past, retry, planned = none, faster = none, extra } = props;
  const t = useTexts(loanOverTimeTexts);
  if (past.status === 'loading') {
    return (
      <div className="min-h-96 @2xl:min-h-105">
        <Skeleton rows={8} label={t('loading')} />
      </div>
    );
  }
  const known = past.status === 'ready' ? past.value.points : none;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {past.status === 'failed' && (
        <SectionError retryLabel={t('retry')} retry={retry}>
          {t('historyError')}
        </SectionError>
      )}
      {known.length + planned.length > 1 && (
        <BalancePicture past={known} planned={planned} faster={faster} extra={extra} />
      )}
    </div>
  );
});
