import { openBlankWindow } from '@portico/core/internal';
import { useCore, useSettingReader, useTexts } from '@portico/element';
import { Banner, Button, VisuallyHidden } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import { statementsTexts } from '../statements.sentences';
import { RedirectDialog } from './redirect-dialog';
import { documentOf, viewerOf } from './statement-address';
import type { DatedStatement } from './statements-of';

/** A statement and the button that opens it in its provider's viewer (D130). */
export function StatementRow(props: {
  readonly statement: DatedStatement;
  /** Its date, as shown. */
  readonly date: string;
}): ReactNode {
  const { statement, date } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(statementsTexts);
  const [state, setState] = useState<'idle' | 'opening' | 'redirecting' | Problem>('idle');

  const open = async () => {
    const viewer = viewerOf(core, read, statement);
    if (viewer === 'amsive') return setState('redirecting');
    // Before the token is requested: browsers block a window that no click opened.
    const page = openBlankWindow();
    if (!page) return setState('openBlocked');
    setState('opening');
    const address = await documentOf(core, statement, viewer);
    if (address.ok) page.goTo(address.value);
    else page.close();
    setState(address.ok ? 'idle' : 'openFailed');
  };

  return (
    <li className="grid gap-2 border-t border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span>{date}</span>
        <span className="mx-[-16px]">
          <Button variant="quiet" busy={state === 'opening'} onClick={() => void open()}>
            <span>
              {t('open')} <VisuallyHidden>{t('openLabel', { date })}</VisuallyHidden>
            </span>
          </Button>
        </span>
      </div>
      {(state === 'openFailed' || state === 'openBlocked') && (
        <Banner tone="error">{t(state)}</Banner>
      )}
      {state === 'redirecting' && (
        <RedirectDialog statement={statement} date={date} onClose={() => setState('idle')} />
      )}
    </li>
  );
}

type Problem = 'openFailed' | 'openBlocked';
