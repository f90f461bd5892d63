import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { movedIndex, plainKey } from '../../data/arrow-keys';

export type Segment<V extends string = string> = {
  value: V;
  label: ReactNode;
  /** The full name, where the label is short: "60 days" for "60". */
  name?: string | undefined;
};

export type SegmentedControlProps<V extends string> = {
  /** Names the choice for screen readers. */
  label: string;
  segments: readonly Segment<V>[];
  /** Always one of the segments'. */
  value: V;
  onChange: (value: V) => void;
};

const shape =
  'min-h-[calc(var(--p-control)-2px)] flex-auto cursor-pointer border-s border-line px-4 py-2 text-center font-medium whitespace-nowrap @max-xs:px-3 first:rounded-s-[calc(var(--p-radius)-1px)] first:border-s-0 last:rounded-e-[calc(var(--p-radius)-1px)] hover:bg-sunken ';
/** Up and down also move, as in any radio group. */
const sideways: Record<string, string> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };
const chosen =
  'aria-checked:bg-tint aria-checked:font-semibold aria-checked:text-accent aria-checked:[box-shadow:inset_0_0_0_1px_var(--p-accent)] forced-colors:aria-checked:forced-color-adjust-none forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText]';

/**
 * One choice of a few, all in sight. The arrow keys move the focus only; Space or Enter chooses,
 * because choosing may request something.
 */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, segments, value, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(group.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const index = buttons.findIndex((button) => button === event.target);
    const key = plainKey(event);
    const target = buttons[movedIndex(sideways[key] ?? key, index, buttons.length)];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      part="segments"
      className="inline-flex max-w-full flex-wrap rounded-md border border-edge bg-surface"
      onKeyDown={onKeyDown}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          part="segment"
          aria-checked={segment.value === value}
          aria-label={segment.name}
          tabIndex={segment.value === value ? 0 : -1}
          className={shape + chosen}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
