import { requestFieldTypes } from '@portico/contract';
import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { aField, day, newGarage } from '../../testing/requests';
import { shownFields, type ShownField } from './fields';
import { offeredMonths, readValue, readValues } from './read-value';

/** The one field, which is of a known type. */
function field(...given: Parameters<typeof aField>): ShownField {
  const [shown] = shownFields([aField(...given)]).fields;
  if (!shown) throw new Error(`${given[1]} is no type of field`);
  return shown;
}

const may = { earliest: day('2026-05-10'), latest: day('2026-05-20') };
const two = { allowedDays: [day('2026-05-12'), day('2026-05-15')] };
const amounts = { minAmount: cents(100), maxAmount: cents(50_000) };
const choices = { choices: [{ key: 'lostWork', label: {} }] };

describe('what is entered for a field is', () => {
  it.each([
    [field('d', 'date'), '05/10/2026', { date: '2026-05-10' }],
    [field('d', 'date', may), '05/10/2026', { date: '2026-05-10' }],
    [field('d', 'date', may), '05/20/2026', { date: '2026-05-20' }],
    [field('d', 'date', two), '05/15/2026', { date: '2026-05-15' }],
    [field('m', 'months', { minMonths: 2, maxMonths: 3 }), '2', { months: 2 }],
    [field('m', 'months', { minMonths: 2, maxMonths: 3 }), '3', { months: 3 }],
    [field('a', 'amount', amounts), '1', { amount: 100 }],
    [field('a', 'amount', amounts), '500.00', { amount: 50_000 }],
    [field('a', 'amount'), '0', { amount: 0 }],
    [field('c', 'choice', choices), 'lostWork', { choice: 'lostWork' }],
    [field('r', 'reason', choices), 'lostWork', { choice: 'lostWork' }],
    [field('t', 'text', { maxLength: 5 }), ' five5 ', { text: 'five5' }],
    [field('f', 'document', { maxFiles: 2 }), 'one\ntwo', { fileIds: ['one', 'two'] }],
  ])('[POR-170] taken within its limits: %j of %s', (given, entered, value) => {
    expect(readValue(given, entered)).toEqual({ ok: true, value: { key: given.key, ...value } });
  });

  it.each([
    [field('d', 'date', may), '05/09/2026', 'dateTooEarly', { min: '05/10/2026' }],
    [field('d', 'date', may), '05/21/2026', 'dateTooLate', { max: '05/20/2026' }],
    [field('d', 'date', two), '05/13/2026', 'dateNotOffered', undefined],
    [field('d', 'date'), '02/30/2026', 'dateInvalid', undefined],
    [field('m', 'months', { minMonths: 2, maxMonths: 3 }), '1', 'monthsNotOffered', undefined],
    [field('m', 'months', { minMonths: 2, maxMonths: 3 }), '4', 'monthsNotOffered', undefined],
    [field('m', 'months'), '1.5', 'monthsNotOffered', undefined],
    [field('a', 'amount', amounts), '0.99', 'amountTooLow', { min: '$1.00' }],
    [field('a', 'amount', amounts), '500.01', 'amountTooHigh', { max: '$500.00' }],
    [field('a', 'amount', amounts), '1.234', 'amountInvalid', undefined],
    [field('c', 'choice', choices), 'illness', 'choiceNotOffered', undefined],
    [field('t', 'text', { maxLength: 5 }), 'seven..', 'textTooLong', { max: 5 }],
    [field('f', 'document', { maxFiles: 1 }), 'one\ntwo', 'tooManyFiles', { max: 1 }],
  ])('refused outside of them: %j of %s is %s', (given, entered, code, params) => {
    const error = params === undefined ? { code } : { code, params };
    expect(readValue(given, entered)).toEqual({ ok: false, error });
  });

  it.each(requestFieldTypes)(
    'missing where a %s is needed, and left away where it is not',
    (type) => {
      expect(readValue(field('one', type), ' ')).toMatchObject({ error: { code: 'required' } });
      expect(readValue(field('one', type, { required: false }), '')).toEqual({
        ok: true,
        value: undefined,
      });
    },
  );

  it.each([
    [{ minMonths: 1, maxMonths: 2 }, [1, 2]],
    [{ minMonths: 3, maxMonths: 3 }, [3]],
    [{ minMonths: 3, maxMonths: 2 }, []],
    [{ maxMonths: 2 }, [1, 2]],
    [{ minMonths: 11 }, [11, 12]],
  ])('chosen of the months of its limits: %j', (limits, months) => {
    expect(offeredMonths(limits)).toEqual(months);
  });
});

describe('the fields of a kind that the suite does not know', () => {
  const { fields, leftOut, isComplete } = shownFields(newGarage.fields);

  it('[POR-170] are shown in their order; one of an unknown type is named and left out', () => {
    expect(fields.map(({ type }) => type)).toEqual(requestFieldTypes);
    expect(leftOut.map(({ key }) => key)).toEqual(['map']);
    expect(isComplete).toBe(true);
  });

  it('cannot be sent where one that is left out is required', () => {
    expect(shownFields([aField('map', 'place')]).isComplete).toBe(false);
  });

  it('[POR-170] give the values that are sent, once each of them is allowed', () => {
    const entered = {
      since: '05/01/2026',
      months: '6',
      rent: '',
      place: 'street',
      why: 'moved',
      where: 'Behind the house',
      lease: 'file-1',
    };
    expect(readValues(fields, { ...entered, months: '7' })).toBeUndefined();
    expect(readValues(fields, {})).toBeUndefined();
    expect(readValues(fields, entered)).toEqual([
      { key: 'since', date: '2026-05-01' },
      { key: 'months', months: 6 },
      { key: 'place', choice: 'street' },
      { key: 'why', choice: 'moved' },
      { key: 'where', text: 'Behind the house' },
      { key: 'lease', fileIds: ['file-1'] },
    ]);
  });
});
