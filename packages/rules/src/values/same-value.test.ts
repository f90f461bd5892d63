import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from './same-value';

const saved = {
  format: 'PaperOnly',
  alerts: { email: { late: true, days: ['15', '3'] }, text: { late: false } },
};

describe('[LON-500] deep equality with the last saved copy', () => {
  it.each<[string, unknown, boolean]>([
    ['an equal copy', structuredClone(saved), true],
    ['another nested flag', { ...saved, alerts: { ...saved.alerts, text: { late: true } } }, false],
    [
      'another entry of a list',
      {
        ...saved,
        alerts: { ...saved.alerts, email: { late: true, days: ['15', '4'] } },
      },
      false,
    ],
    ['a longer list', { ...saved, more: ['a'] }, false],
    ['a missing field', { format: 'PaperOnly' }, false],
    ['a field that is undefined', { ...saved, note: undefined }, true],
    ['nothing', undefined, false],
    ['null', null, false],
  ])('%s', (_, current, same) => {
    expect(sameValue(current, saved)).toBe(same);
  });

  it.each<[unknown, unknown, boolean]>([
    ['ElectronicOnly', 'PaperOnly', false],
    ['PaperOnly', 'PaperOnly', true],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [0, -0, false],
    [NaN, NaN, true],
    ['1', 1, false],
    [{ toString: 'x' }, {}, false],
  ])('[LON-501] %j and %j: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
  });

  it('a value equals its copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameValue(structuredClone(value), value)).toBe(true);
      }),
    );
  });

  it('a value differs from a copy with one nested value changed', () => {
    const tree = fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.integer()));
    fc.assert(
      fc.property(tree, fc.string(), fc.string(), fc.integer(), (before, group, key, value) => {
        const after = { ...before, [group]: { ...before[group], [key]: value } };
        const unchanged =
          Object.hasOwn(before, group) &&
          before[group] !== undefined &&
          Object.hasOwn(before[group], key) &&
          before[group][key] === value;
        expect(sameValue(after, before)).toBe(unchanged);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameValue(one, other)).toBe(sameValue(other, one));
      }),
    );
  });
});
