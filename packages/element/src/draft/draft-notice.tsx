import { chunk } from '@portico/core/internal';
import type { ReactNode } from 'react';
import { OnDemand } from '../react/on-demand';
import type { DraftNoticeProps } from './draft-notice.view';

const notice = chunk(() => import('./draft-notice.view'));

/** Above the fields of a form: what `useDraft` has entered, if anything; its height is reserved. */
export function DraftNotice(props: DraftNoticeProps): ReactNode {
  if (props.draft.at === 'none') return null;
  return (
    <OnDemand code={notice} waiting={<div className="min-h-18" />} missing={null}>
      {(Notice) => <Notice {...props} />}
    </OnDemand>
  );
}
