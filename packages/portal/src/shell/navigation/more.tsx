import { chunk } from '@portico/core/internal';
import { OnDemand, useTexts } from '@portico/element';
import { Icon } from '@portico/ui';
import { useRef, useState, type ReactNode } from 'react';
import { frameTexts } from '../frame.texts';
import { moreIcon } from './nav-items';
import type { ListedItem } from './navigation-item';

const menuCode = chunk(() => import('./more-menu.view'));

/** The button for the items that are not in sight, and what it opens. */
export function More(props: {
  readonly items: readonly ListedItem[];
  /** Whether the current screen is among those that only More leads to. */
  readonly current: boolean;
  readonly className: string;
  /** Below the button, or a sheet above the bar of a phone. */
  readonly kind: 'panel' | 'sheet';
}): ReactNode {
  const { items, kind } = props;
  const t = useTexts(frameTexts);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-haspopup={kind === 'sheet' ? 'dialog' : undefined}
        aria-current={props.current ? 'true' : undefined}
        onClick={() => setOpen(!open)}
        part="navigation-link"
        className={props.className}
      >
        {kind === 'sheet' && <Icon path={moreIcon} size={24} />}
        {t('more')}
      </button>
      {open && (
        <OnDemand code={menuCode}>
          {(View) => (
            <View items={items} kind={kind} button={button} onClose={() => setOpen(false)} />
          )}
        </OnDemand>
      )}
    </>
  );
}
