import { chunk } from '@portico/core/internal';
import { useDialog, useTexts } from '@portico/element';
import { Icon } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { portalFrameTexts } from '../portal-frame.sentences';
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
  const t = useTexts(portalFrameTexts);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, isOpen, busy, problem, dialog } = useDialog(menuCode, (View, onClose) => (
    <View items={items} kind={kind} button={button} onClose={onClose} />
  ));
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-busy={busy}
        aria-haspopup={kind === 'sheet' ? 'dialog' : undefined}
        aria-current={props.current ? 'true' : undefined}
        onClick={isOpen ? close : open}
        part="navigation-link"
        className={props.className}
      >
        {kind === 'sheet' && <Icon path={moreIcon} size={24} />}
        {t('more')}
      </button>
      {problem}
      {dialog}
    </>
  );
}
