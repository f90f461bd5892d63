import type { Screen } from '@portico/core';
import { useCore, useLinkTo, useSettingReader, useTexts, type Link } from '@portico/element';
import { safeAddress } from '@portico/rules';
import type { ReactNode } from 'react';
import { useCanApplyForLoan } from '../apply-for-loan/use-apply-for-loan';
import { portalTexts } from '../portal/portal.texts';
import { visibleItems } from './nav-items';
import { useCanPay } from './payable';

const item =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-ink no-underline hover:text-accent aria-[current]:border-current aria-[current]:font-semibold';

/** The links to the signed-in screens, with the current one marked, and the buttons of notices. */
export function NavigationList(props: {
  readonly current: Screen;
  readonly direction: 'row' | 'column';
  readonly onApply: () => void;
  /** Opens the notice of the branch locator on another site; undefined while there is none. */
  readonly onOpenLocator: (() => void) | undefined;
}): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const linkTo = useLinkTo();
  const t = useTexts(portalTexts);
  const canPay = useCanPay();
  const canApply = useCanApplyForLoan();
  const items = visibleItems({
    exists: (screen) => core.hrefFor({ screen }) !== undefined,
    isOn: read,
    canPay,
    canApply,
  });
  return (
    <ul className={props.direction === 'row' ? 'flex flex-wrap gap-x-6' : 'grid'}>
      {items.map(({ screen, text }) => (
        <li key={screen}>
          {screen === 'applyForLoan' ? (
            <NoticeButton onClick={props.onApply}>{t(text)}</NoticeButton>
          ) : (
            <NavigationLink link={linkTo({ screen })} current={screen === props.current}>
              {t(text)}
            </NavigationLink>
          )}
        </li>
      ))}
      {props.onOpenLocator && (
        <li>
          <NoticeButton onClick={props.onOpenLocator}>{t('navRemoteLocations')}</NoticeButton>
        </li>
      )}
    </ul>
  );
}

function NoticeButton(props: {
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={props.onClick}
      part="navigation-link"
      className={item}
    >
      {props.children}
    </button>
  );
}

function NavigationLink(props: {
  readonly link: Link;
  readonly current: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { link, current, children } = props;
  return (
    <a
      href={safeAddress(link.href, 'link')}
      onClick={link.onClick}
      aria-current={current ? 'page' : undefined}
      part="navigation-link"
      className={item}
    >
      {children}
    </a>
  );
}
