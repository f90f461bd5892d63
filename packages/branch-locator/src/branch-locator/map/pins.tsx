import { useTexts } from '@portico/element';
import { plainKey } from '@portico/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Branch } from '../branch-locator.flow';
import { branchMapTexts } from './branch-map.sentences';
import { branchKey, phoneText } from './map';
import type { Pixels } from './projection';

/** Up to this many pins have their names beside them; otherwise only the one in use. */
const namedPins = 8;

/** Px beside a pin that its name needs. */
const nameWidth = 170;

const moves: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A button for each branch, in the order of the list. Tab reaches the last used one, at first the
 * nearest; arrow keys move to the others.
 */
export function Pins(props: {
  readonly pins: readonly { readonly branch: Branch; readonly at: Pixels }[];
  /** Px from the middle of the map to its right edge. */
  readonly halfWidth: number;
  readonly onFocus: (branch: Branch) => void;
  readonly onOpen: (branch: Branch) => void;
}): ReactNode {
  const { pins, halfWidth, onFocus, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent) => {
    const target = moves[plainKey(event)]?.(current, pins.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    box.current?.querySelectorAll('button')[target]?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className="absolute top-1/2 left-1/2" onKeyDown={move}>
      {pins.map(({ branch, at }, index) => (
        <Pin
          key={branchKey(branch)}
          branch={branch}
          at={at}
          isCurrent={index === Math.min(current, pins.length - 1)}
          showsName={pins.length <= namedPins}
          nameFirst={at.x > halfWidth - nameWidth}
          onFocus={() => {
            setCurrent(index);
            onFocus(branch);
          }}
          onOpen={() => onOpen(branch)}
        />
      ))}
    </div>
  );
}

function Pin(props: {
  readonly branch: Branch;
  readonly at: Pixels;
  readonly isCurrent: boolean;
  readonly showsName: boolean;
  /** The name is before the pin, where there is no space after it. */
  readonly nameFirst: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}): ReactNode {
  const { branch, at, isCurrent, showsName, nameFirst, onFocus, onOpen } = props;
  const { branchName, city, phoneNumber } = branch;
  const t = useTexts(branchMapTexts);
  return (
    <button
      type="button"
      part="pin"
      data-pin={branchName}
      aria-label={t('pin', { name: branchName, city })}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
      onPointerDown={(event) => event.stopPropagation()}
      className="group absolute -mt-9 -ml-4 size-9 cursor-pointer rounded-sm hover:z-10 focus-visible:z-10"
      style={{ left: Math.round(at.x), top: Math.round(at.y) }}
    >
      <svg viewBox="-18 -34 36 36" aria-hidden className="size-full">
        <path
          d="M0 0C-4-11-11-15-11-22a11 11 0 0 1 22 0C11-15 4-11 0 0z"
          className="fill-accent stroke-surface"
          strokeWidth="2"
        />
        <circle cy="-22" r="4" className="fill-surface" />
      </svg>
      <span
        className={
          'absolute top-1 grid rounded-sm bg-surface px-1.5 text-start text-sm whitespace-nowrap text-ink' +
          (nameFirst ? ' right-full' : ' left-full') +
          (showsName ? '' : ' not-group-hover:not-group-focus-visible:sr-only')
        }
      >
        <span className="font-semibold">{branchName}</span>
        <span className="not-group-hover:not-group-focus-visible:sr-only">
          {phoneText(phoneNumber)}
        </span>
      </span>
    </button>
  );
}
