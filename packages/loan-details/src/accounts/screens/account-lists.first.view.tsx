import { useTexts } from '@portico/element';
import { Switch } from '@portico/ui';
import type { ReactNode } from 'react';
import { accountKinds, type AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.sentences';
import { ListFrame, type ListLayout } from '../list/list-frame';
import { usePlace } from '../use-place';
import { AccountSection } from './account-section';

/** In the same file, because a page that has room for one shows the other too, and both are lists. */
export {
  default as Applications,
  texts as applicationsTexts,
} from '../applications/applications.view';

export type AccountListsProps = {
  readonly rows: readonly AccountRow[];
  readonly layout: ListLayout;
};

/** A list for each kind of account that the borrower has (accounts §2.2). */
export default function AccountLists({ rows, layout }: AccountListsProps): ReactNode {
  const t = useTexts(accountsTexts);
  const [{ showClosed }, keepPlace] = usePlace();
  return (
    <>
      <div className="ms-auto print:hidden">
        <Switch
          name="showClosed"
          label={t('showClosed')}
          checked={showClosed}
          onChange={(checked) => keepPlace({ showClosed: checked })}
        />
      </div>
      <ListFrame layout={layout}>
        {accountKinds.map((kind) => {
          const ofKind = rows.filter((row) => row.kind === kind);
          return (
            ofKind.length > 0 && (
              <AccountSection
                key={kind}
                kind={kind}
                rows={ofKind}
                showClosed={showClosed}
                onShowClosed={() => keepPlace({ showClosed: true })}
              />
            )
          );
        })}
      </ListFrame>
    </>
  );
}
