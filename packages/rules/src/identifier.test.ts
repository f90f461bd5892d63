import { describe, expect, it } from 'vitest';
import { eachOnce, sameIdentifier } from './identifier';

describe('two identifiers', () => {
  it.each([
    ['7', '7', true],
    [7, '7', true],
    [7, 7, true],
    ['07', 7, false],
    [undefined, undefined, false],
    [undefined, '7', false],
  ])('[D177] %j and %j are the same: %s', (one, other, same) => {
    expect(sameIdentifier(one, other)).toBe(same);
  });
});

it('a list has each identifier once, as it came first', () => {
  const items = [
    { id: 1, name: 'a' },
    { id: '2', name: 'b' },
    { id: '1', name: 'c' },
  ];
  expect(eachOnce(items, ({ id }) => id).map(({ name }) => name)).toEqual(['a', 'b']);
});
