import { useTexts } from '@portico/element';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { portalTexts } from '../../portal/portal.sentences';
import { More } from './more';
import { NavigationItem, type ListedItem } from './navigation-item';

const tab =
  'flex min-h-12 items-center border-y-[3px] border-transparent whitespace-nowrap text-ink no-underline hover:text-accent aria-[current]:border-b-accent aria-[current]:font-semibold aria-[current]:text-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]';

/** The navigation of a wide window: one line of tabs, ended by More where they do not all fit. */
export function NavigationTabs({ items }: { readonly items: readonly ListedItem[] }): ReactNode {
  const t = useTexts(portalTexts);
  const [list, fitting] = useFitting(items);
  const rest = items.slice(fitting);
  return (
    <nav aria-label={t('navigation')} className="flex items-start gap-x-5 max-md:hidden lg:gap-x-7">
      <ul ref={list} className="flex h-12 min-w-0 grow flex-wrap gap-x-5 lg:gap-x-7">
        {items.map((item, index) => (
          <li key={item.key} className={index < fitting ? '' : 'invisible'}>
            <NavigationItem item={item} className={tab}>
              {item.label}
            </NavigationItem>
          </li>
        ))}
      </ul>
      {/* Its place is kept, so that the tabs that fit do not depend on it. */}
      <div className={rest.length > 0 ? 'relative' : 'invisible'}>
        <More
          items={rest}
          current={rest.some(({ current }) => current)}
          className={tab}
          kind="panel"
        />
      </div>
    </nav>
  );
}

/** How many items fit into the first line; all of them where nothing is laid out. */
function useFitting(
  items: readonly ListedItem[],
): readonly [RefObject<HTMLUListElement | null>, number] {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(items.length);
  const labels = items.map(({ label }) => label).join();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const tabs = [...element.children].map((child) => child.getBoundingClientRect().top);
      setFitting(tabs.filter((top) => top === tabs[0]).length);
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [labels]);
  return [list, fitting];
}
