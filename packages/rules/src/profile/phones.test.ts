import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedPhones,
  phoneProblems,
  phonesOf,
  samePhone,
  shapePhone,
  withPhoneNumber,
  withPrimary,
  type PhoneEntry,
} from './phones';

const phone = (phoneNumber: string, patch: Partial<PhoneEntry> = {}): PhoneEntry => ({
  phoneNumber,
  primary: false,
  optInToTexting: false,
  ...patch,
});
const one = phone('319-555-0142', { primary: true, optInToTexting: true });
const two = phone('319-555-0177');
const both = { phone1: one, phone2: two };

describe('the format of a phone number', () => {
  it.each([
    ['[ACC-633]', '3195550142', '319-555-0142'],
    ['[ACC-633]', '(319) 555-0142', '319-555-0142'],
    ['a country code is dropped', '+1 319 555 0142', '319-555-0142'],
    ['a number being typed', '31955', '319-55'],
    ['no number', '', ''],
  ])('%s %j: %j', (_id, text, shaped) => {
    expect(shapePhone(text)).toBe(shaped);
  });
});

describe('the stored numbers', () => {
  it('[ACC-622] have a second, empty place when there is one', () => {
    expect(phonesOf([phone('3195550142', { primary: true })])).toEqual({
      phone1: phone('319-555-0142', { primary: true }),
      phone2: phone(''),
    });
  });

  it('[ACC-659] are placed by their index, or by their order', () => {
    const stored = { ...two, phoneIndex: 1 };
    expect(phonesOf([stored, { ...one, phoneIndex: 0 }])).toEqual(both);
    expect(phonesOf([one, two])).toEqual(both);
    expect(phonesOf([stored])).toMatchObject({ phone1: { phoneNumber: '' }, phone2: two });
  });

  it('have phone 1 as primary when none is', () => {
    expect(phonesOf([phone('3195550142'), two]).phone1.primary).toBe(true);
    expect(phonesOf([]).phone1).toEqual(phone('', { primary: true }));
  });
});

describe('the error of a phone number', () => {
  it.each([
    ['[ACC-631] phone 1', 'phone1', '', 'required'],
    ['[ACC-634] phone 1', 'phone1', '319-555-014', 'invalid'],
    ['[ACC-634] phone 1', 'phone1', '319-555-0142', undefined],
    ['[ACC-635] phone 2', 'phone2', '', undefined],
    ['[ACC-636] phone 2', 'phone2', '319-5', 'invalid'],
    ['[ACC-636] phone 2', 'phone2', '319-555-0142', undefined],
  ] as const)('%s %s %j: %s', (_id, slot, text, problem) => {
    expect(phoneProblems(withPhoneNumber(both, slot, text))[slot]).toBe(problem);
  });

  it('[ACC-632] is that none is primary', () => {
    expect(phoneProblems(withPrimary(both, 'phone1', false)).phone1).toBe('noPrimary');
    expect(phoneProblems(both)).toEqual({ phone1: undefined, phone2: undefined });
  });
});

describe('the primary number', () => {
  it('[ACC-637] is one: turning one on turns the other off', () => {
    const second = withPrimary(both, 'phone2', true);
    expect([second.phone1.primary, second.phone2.primary]).toEqual([false, true]);
    const first = withPrimary(second, 'phone1', true);
    expect([first.phone1.primary, first.phone2.primary]).toEqual([true, false]);
  });

  it('[ACC-639] is phone 1 once the one that was primary is cleared', () => {
    const second = withPrimary(both, 'phone2', true);
    expect(withPhoneNumber(second, 'phone2', '')).toEqual({ phone1: one, phone2: phone('') });
    expect(withPhoneNumber(both, 'phone1', '').phone1.primary).toBe(true);
  });

  it('[ACC-637, ACC-639] is never both, whatever is done', () => {
    const slot = fc.constantFrom('phone1' as const, 'phone2' as const);
    const steps = fc.array(
      fc.oneof(
        fc.record({ slot, text: fc.constantFrom('', '319', '3195550142') }),
        fc.record({ slot, on: fc.boolean() }),
      ),
    );
    fc.assert(
      fc.property(steps, (all) => {
        const end = all.reduce(
          (phones, step) =>
            'on' in step
              ? withPrimary(phones, step.slot, step.on)
              : withPhoneNumber(phones, step.slot, step.text),
          both,
        );
        return !(end.phone1.primary && end.phone2.primary);
      }),
    );
  });
});

describe('the changed numbers', () => {
  it.each([
    ['[ACC-658] none', both, []],
    ['[ACC-658, ACC-659] the second', withPhoneNumber(both, 'phone2', '3195550199'), [1]],
    ['[ACC-658, ACC-659] both, in their order', withPrimary(both, 'phone2', true), [0, 1]],
    ['[ACC-643] none by formatting', { ...both, phone2: phone('(319) 555-0177') }, []],
  ])('%s', (_id, phones, indexes) => {
    expect(changedPhones(phones, both).map(({ phoneIndex }) => phoneIndex)).toEqual(indexes);
  });

  it('[ACC-643] compare by digits', () => {
    expect(samePhone(two, phone('3195550177'))).toBe(true);
    expect(samePhone(two, phone('3195550178'))).toBe(false);
    expect(samePhone(two, { ...two, optInToTexting: true })).toBe(false);
  });
});
