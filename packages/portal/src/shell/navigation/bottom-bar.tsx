import { useTexts } from '@portico/element';
import { Icon } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { portalTexts } from '../../portal/portal.sentences';
import { More } from './more';
import { NavigationItem, type ListedItem } from './navigation-item';

/** How many items have a place on the bar, beside More. */
const places = 3;

/** Where the text is too large for all of them, the last ones are in More only. */
const fits = ['', '@max-[15em]:hidden', '@max-[19em]:hidden'];

/** An on-screen keyboard is higher than this, in px; the browser's own bars are not. */
const keyboardHeight = 150;

const place =
  'relative grid min-h-16 w-full content-center justify-items-center gap-0.5 px-1 text-center text-[0.8125rem] leading-4 font-medium text-muted no-underline before:absolute before:inset-x-4 before:-top-px before:h-[3px] before:rounded-b aria-expanded:text-accent aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:before:bg-accent';

/** The navigation of a phone: a bar at the lower edge, hidden while an on-screen keyboard is open. */
export function BottomBar({ items }: { readonly items: readonly ListedItem[] }): ReactNode {
  const t = useTexts(portalTexts);
  const typing = useKeyboard();
  const shown = items.slice(0, places);
  const current = items.slice(places).some((item) => item.current);
  return (
    <nav
      aria-label={t('menu')}
      part="navigation-bar"
      hidden={typing}
      className="@container fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex *:flex-1">
        {shown.map((item, index) => (
          <li key={item.key} className={fits[index]}>
            <NavigationItem item={item} className={place}>
              <Icon path={item.icon} size={24} />
              {item.shortLabel}
            </NavigationItem>
          </li>
        ))}
        <li>
          <More items={items} current={current} className={place} kind="sheet" />
        </li>
      </ul>
    </nav>
  );
}

/** Whether an on-screen keyboard is open. Asked while a screen is drawn, the browser would lay it out. */
function useKeyboard(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const look = () => setIsOpen(keyboardIsOpen());
    look();
    window.visualViewport?.addEventListener('resize', look);
    return () => window.visualViewport?.removeEventListener('resize', look);
  }, []);
  return isOpen;
}

/** Enlarged by the visitor, the visual viewport is smaller without a keyboard. */
function keyboardIsOpen(): boolean {
  const { visualViewport: visual, innerHeight } = window;
  return visual ? innerHeight - visual.height * visual.scale > keyboardHeight : false;
}
