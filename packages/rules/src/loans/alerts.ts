/** A reminder of the due date, as a borrower sets it (accounts §3). */
export type Reminder = {
  readonly on: boolean;
  /** Sent before the due date, or after it. */
  readonly before: boolean;
  /** By how many days: the digits as typed. */
  readonly days: string;
};

/** The reminders of the due date, in their order. */
export const reminderNumbers = [1, 2, 3, 4] as const;

export type ReminderNumber = (typeof reminderNumbers)[number];

/** The maximum number of characters in the days field of each reminder (accounts §9; D129). */
export const reminderDaysLength: Readonly<Record<ReminderNumber, number>> = {
  1: 3,
  2: 3,
  3: 20,
  4: 20,
};

/** The most days before or after the due date (D129). */
const daysMaximum = 999;

/** Ticking the first reminder while its days are empty sets this (accounts §4, §9). */
const firstReminder: Reminder = { on: true, before: true, days: '15' };

/** The reminder after it was ticked or unticked. */
export function tickReminder(number: ReminderNumber, reminder: Reminder, on: boolean): Reminder {
  const isEmpty = reminder.days.trim() === '';
  return on && number === 1 && isEmpty ? firstReminder : { ...reminder, on };
}

/** Whether a reminder can be sent: a ticked one needs whole days from 0 to 999 (D129). */
export function isValidReminder({ on, days }: Reminder): boolean {
  const digits = days.trim();
  return !on || (/^\d+$/.test(digits) && Number(digits) <= daysMaximum);
}

/** The reminder to save: the days of an unticked one are not shown, so they stay as saved. */
export function reminderToSave(reminder: Reminder, saved: Reminder): Reminder {
  return reminder.on ? { ...reminder, days: reminder.days.trim() } : { ...saved, on: false };
}
