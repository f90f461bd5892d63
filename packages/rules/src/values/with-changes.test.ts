import { describe, expect, it } from 'vitest';
import { withChanges } from './with-changes';

const earlier = { name: 'Maya', email: 'a@example.com', phone: { number: '1', texts: false } };

describe('what was changed in an earlier copy', () => {
  it.each([
    ['nothing', {}, {}, {}],
    ['a field', { name: 'Iris' }, {}, { name: 'Iris' }],
    [
      'another field than was stored',
      { name: 'Iris' },
      { email: 'b@example.com' },
      { name: 'Iris', email: 'b@example.com' },
    ],
    ['the field that was stored', { name: 'Iris' }, { name: 'Ida' }, { name: 'Iris' }],
    [
      'another field of an object',
      { phone: { number: '1', texts: true } },
      { phone: { number: '2', texts: false } },
      { phone: { number: '2', texts: true } },
    ],
    [
      'nothing of an object',
      { phone: { number: '1', texts: false } },
      { phone: { number: '2', texts: false } },
      { phone: { number: '2', texts: false } },
    ],
  ])('is over the newest: %s', (_, changed, stored, expected) => {
    const newest = { ...earlier, ...stored };
    expect(withChanges({ ...earlier, ...changed }, earlier, newest)).toEqual({
      ...newest,
      ...expected,
    });
  });

  it('of a list is the whole list', () => {
    expect(withChanges({ days: [1, 2] }, { days: [1] }, { days: [1, 3] })).toEqual({
      days: [1, 2],
    });
  });

  it('of an object that is gone is that object', () => {
    const none: { readonly phone?: { readonly number: string } } = {};
    const changed = { phone: { number: '2' } };
    expect(withChanges(changed, { phone: { number: '1' } }, none)).toEqual(changed);
  });
});
