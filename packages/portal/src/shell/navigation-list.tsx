import type { Screen } from '@portico/core';
import { useCore, useLinkTo, useSettingReader, useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { portalTexts } from '../portal/portal.texts';
import { visibleItems } from './nav-items';
import { useCanPay } from './payable';

/** The links to the signed-in screens, the present one marked. */
export function NavigationList(props: {
  readonly current: Screen;
  readonly direction: 'row' | 'column';
}): ReactNode {
  const core = useCore();
  const read = useSettingReader();
  const linkTo = useLinkTo();
  const t = useTexts(portalTexts);
  const canPay = useCanPay();
  const items = visibleItems({
    exists: (screen) => core.hrefFor({ screen }) !== undefined,
    isOn: read,
    canPay,
  });
  return (
    <ul className={props.direction === 'row' ? 'flex flex-wrap gap-x-6' : 'grid'}>
      {items.map(({ screen, text }) => (
        <li key={screen}>
          <a
            {...linkTo({ screen })}
            aria-current={screen === props.current ? 'page' : undefined}
            part="navigation-link"
            className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink no-underline hover:text-accent aria-[current]:border-current aria-[current]:font-semibold"
          >
            {t(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}
