import { describe, expect, it } from 'vitest';
import {
  isValidReminder,
  reminderDaysLength,
  reminderToSave,
  tickReminder,
  type Reminder,
  type ReminderNumber,
} from './alerts';

const off: Reminder = { on: false, before: false, days: '' };

describe('ticking a reminder of the due date', () => {
  it.each<[string, ReminderNumber, Reminder, Reminder]>([
    [
      '[LON-224, LON-225] the first with empty days gets Before and 15',
      1,
      off,
      { on: true, before: true, days: '15' },
    ],
    [
      '[LON-225] the first with only spaces in its days gets Before and 15',
      1,
      { ...off, days: '  ' },
      { on: true, before: true, days: '15' },
    ],
    [
      '[LON-226] the first with days keeps them, and After',
      1,
      { ...off, days: '3' },
      { on: true, before: false, days: '3' },
    ],
    [
      '[LON-226] the first with 0 days keeps them',
      1,
      { on: false, before: true, days: '0' },
      { on: true, before: true, days: '0' },
    ],
    ['[LON-224] the second gets no days', 2, off, { ...off, on: true }],
    ['[LON-224] the third gets no days', 3, off, { ...off, on: true }],
    ['[LON-224] the fourth gets no days', 4, off, { ...off, on: true }],
  ])('%s', (_, number, before, after) => {
    expect(tickReminder(number, before, true)).toEqual(after);
  });

  it('[LON-225] unticked, the first with empty days gets none', () => {
    expect(tickReminder(1, { ...off, on: true }, false)).toEqual(off);
  });
});

describe('the days of a reminder', () => {
  it.each([
    ['0', true],
    ['15', true],
    ['999', true],
    ['0007', true],
    [' 15 ', true],
    ['1000', false],
    ['99999999999999999999', false],
    ['1.5', false],
    ['x', false],
    ['-1', false],
    ['1e2', false],
    ['0x10', false],
    ['', false],
    ['٣', false],
  ])('[LON-230] "%s" of a ticked one: valid %s', (days, valid) => {
    expect(isValidReminder({ on: true, before: true, days })).toBe(valid);
  });

  it.each(['', '1000', 'x'])('[LON-230] "%s" of one that is not ticked is valid', (days) => {
    expect(isValidReminder({ ...off, days })).toBe(true);
  });

  it('[LON-228, LON-229] have at most 3 characters in the first two, 20 in the others', () => {
    expect(reminderDaysLength).toEqual({ 1: 3, 2: 3, 3: 20, 4: 20 });
  });
});

describe('the reminder to save', () => {
  const saved: Reminder = { on: true, before: true, days: '15' };

  it.each<[string, Reminder, Reminder]>([
    ['is what was set', { ...saved, days: '7' }, { ...saved, days: '7' }],
    ['has no spaces around its days', { ...saved, days: ' 7 ' }, { ...saved, days: '7' }],
    [
      'has the saved days when it is unticked',
      { on: false, before: false, days: '1000' },
      { ...saved, on: false },
    ],
  ])('%s', (_, reminder, expected) => {
    expect(reminderToSave(reminder, saved)).toEqual(expected);
  });
});
