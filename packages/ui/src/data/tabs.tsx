import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { movedIndex, plainKey } from './arrow-keys';

export type Tab<K extends string = string> = {
  key: K;
  label: ReactNode;
  content: ReactNode;
  /** Cannot be opened now. */
  disabled?: boolean | undefined;
};

export type TabsProps<K extends string> = {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly Tab<K>[];
  selected: K;
  onSelect: (key: K) => void;
};

const shape = '-mb-px min-h-11 w-min max-w-max grow text-start wrap-normal border-b-2 ';

function lookOf({ key, disabled }: Tab, selected: string): string {
  if (key === selected)
    return 'border-accent font-semibold text-ink forced-colors:border-[Highlight]';
  const look = 'border-transparent text-muted forced-colors:border-[Canvas] ';
  return look + (disabled ? 'cursor-default' : 'font-semibold hover:text-ink');
}

/**
 * One panel at a time. A label becomes as narrow as its longest word before a tab moves to the next
 * line. Arrow keys move the focus and select, as recommended for panels that are already loaded.
 */
export function Tabs<K extends string>({ label, tabs, selected, onSelect }: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.key === selected);
  const onKeyDown = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const index = open.findIndex((tab) => tab.key === selected);
    const target = movedIndex(plainKey(event), index, open.length);
    const tab = open[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled')[target]?.focus();
  };
  return (
    <div>
      <div className="@container">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="mb-6 flex flex-wrap gap-x-4 border-b border-line @max-xs:gap-x-2 @max-xs:text-[0.8125rem]"
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.key}
              id={`${id}${tab.key}`}
              type="button"
              role="tab"
              part="tab"
              disabled={tab.disabled}
              aria-selected={tab.key === selected}
              aria-controls={tab.key === selected ? `${id}panel` : undefined}
              tabIndex={tab.key === selected ? 0 : -1}
              className={shape + lookOf(tab, selected)}
              onClick={() => onSelect(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} tabIndex={0}>
        {current?.content}
      </div>
    </div>
  );
}
