import { describe, expect, it } from 'vitest';
import { parseFlag, parseNumber, splitKey } from './settings-values';

describe('splitKey', () => {
  it('splits group.key', () => {
    expect(splitKey('globalOptions.useFAQOption')).toEqual({
      group: 'globalOptions',
      key: 'useFAQOption',
    });
  });

  it.each(['', 'useFAQOption', '.useFAQOption', 'globalOptions.', 'a.b.c', '.'])(
    "[ACC-148, LON-557, PAY-603] throws 'Cannot read option' for '%s'",
    (key) => {
      expect(() => splitKey(key)).toThrow(new Error('Cannot read option'));
    },
  );
});

describe('parseFlag', () => {
  it.each(['true', 'TRUE', 'True', 'tRuE'])("[ACC-142, LON-553, PAY-600] '%s' is on", (raw) => {
    expect(parseFlag(raw)).toBe(true);
  });

  it.each([undefined, '', '1', 'yes', 'false', 'on', 'truely'])(
    '[ACC-143, LON-554, PAY-600] %j is off',
    (raw) => {
      expect(parseFlag(raw)).toBe(false);
    },
  );
});

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    ['1.1', 1.1],
    [' 5 ', 5],
    ['-3', -3],
  ])("[ACC-144] '%s' is %d", (raw, expected) => {
    expect(parseNumber(raw)).toBe(expected);
  });

  it.each([undefined, '', '  ', 'twelve', '12px', 'NaN', 'Infinity'])(
    '[ACC-145, LON-556, PAY-601] %j is unset, not 0',
    (raw) => {
      expect(parseNumber(raw)).toBeUndefined();
    },
  );
});
