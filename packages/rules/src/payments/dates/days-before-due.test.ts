import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import { anyDate, day } from '../../testing/dates';
import { daysBeforeDueChoices, type DaysBeforeDueFacts } from './days-before-due';

const facts: DaysBeforeDueFacts = {
  billing: 'Monthly',
  dueDate: day('2025-06-30'),
  today: day('2025-06-01'),
  nonSchedulableDays: [],
};

const oneToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

it.each<[string, Partial<DaysBeforeDueFacts>, readonly number[]]>([
  ['[PAY-258]', {}, oneToNine],
  ['[PAY-259]', { billing: 'Weekly' }, [1, 2, 3]],
  ['[PAY-259]', { billing: 'BiWeekly' }, [1, 2, 3]],
  ['[PAY-259]', { billing: 'SemiMonthly' }, [1, 2, 3]],
  ['[PAY-259]', { billing: 'other' }, [1, 2, 3]],
  [
    '[PAY-260]',
    { nonSchedulableDays: [day('2025-06-28'), day('2025-06-29'), day('2025-06-01')] },
    [3, 4, 5, 6, 7, 8, 9],
  ],
  ['[PAY-261]', { today: day('2025-06-26') }, [1, 2, 3]],
  ['[PAY-261]', { today: day('2025-06-28') }, [1]],
  ['[PAY-242]', { today: day('2025-06-29') }, []],
  ['', { today: day('2025-06-26'), nonSchedulableDays: [day('2025-06-27')] }, [1, 2]],
  ['', { dueDate: undefined }, []],
])('%s with %j the choices are %j', (_, change, choices) => {
  expect(daysBeforeDueChoices({ ...facts, ...change })).toEqual(choices);
});

it('offers a number of days exactly when its day is in the future and open', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -3, max: 12 }), fc.nat(9), (today, ahead, closed) => {
      const dueDate = addDays(today, ahead);
      const nonSchedulableDays = [addDays(dueDate, -closed)];
      const choices = daysBeforeDueChoices({ ...facts, today, dueDate, nonSchedulableDays });
      const open = oneToNine.filter((days) => ahead - days >= 1 && days !== closed);
      expect(choices).toEqual(open);
    }),
  );
});
