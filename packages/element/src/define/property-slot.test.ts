import { effect } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { readProperty, stringProperty } from './properties';
import { propertySlot } from './property-slot';

const readNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
const limit = { ...readProperty('number', readNumber), default: 3 };

type Step = readonly ['property', unknown] | readonly ['attribute', string | null];

function after(...steps: readonly Step[]) {
  const unreadable = vi.fn();
  const slot = propertySlot(limit, unreadable);
  for (const step of steps) {
    if (step[0] === 'property') slot.setProperty(step[1]);
    else slot.setAttribute(step[1]);
  }
  return { value: slot.current.peek(), reports: unreadable.mock.calls.length };
}

describe('the value of a property', () => {
  it.each<[string, readonly Step[], number]>([
    ['is its default', [], 3],
    ['is the attribute’s', [['attribute', '7']], 7],
    [
      'is the default again when the attribute is removed',
      [
        ['attribute', '7'],
        ['attribute', null],
      ],
      3,
    ],
    ['is what was assigned', [['property', 8]], 8],
    [
      'is the one assigned, after any attribute',
      [
        ['attribute', '7'],
        ['property', 8],
      ],
      8,
    ],
    [
      'follows the attribute when that changes',
      [
        ['property', 8],
        ['attribute', '7'],
      ],
      7,
    ],
    [
      'is the default when the attribute is removed after that',
      [
        ['property', 8],
        ['attribute', null],
      ],
      3,
    ],
    [
      'falls back to the attribute when undefined is assigned',
      [
        ['attribute', '7'],
        ['property', 8],
        ['property', undefined],
      ],
      7,
    ],
    [
      'falls back to the default when null is assigned',
      [
        ['property', 8],
        ['property', null],
      ],
      3,
    ],
  ])('%s', (_, steps, value) => {
    expect(after(...steps)).toEqual({ value, reports: 0 });
  });

  it.each<[string, readonly Step[]]>([
    ['attribute', [['attribute', 'seven']]],
    ['property', [['property', 'seven']]],
    [
      'attribute after a good one',
      [
        ['attribute', '7'],
        ['attribute', 'eight'],
      ],
    ],
  ])('is the default, and reported, for an unreadable %s', (_, steps) => {
    expect(after(...steps)).toEqual({ value: 3, reports: 1 });
  });

  it('is a signal that does not notify when nothing changes', () => {
    const slot = propertySlot(stringProperty({ default: 'a' }), () => undefined);
    const seen: string[] = [];
    const stop = effect(() => {
      seen.push(slot.current.value);
    });
    slot.setAttribute('a');
    slot.setProperty('b');
    slot.setProperty('b');
    slot.setAttribute('b');
    stop();
    expect(seen).toEqual(['a', 'b']);
  });
});
