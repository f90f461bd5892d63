import { answers } from '@portico/contract/fixtures';
import { withChanges } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { alertsData, alertsOf, alertsToSave, countChanges } from './alerts.model';

const { emailAlerts } = answers.accountDetails().alerts ?? {};
if (!emailAlerts) throw new Error('The fixture has alerts.');

const data = {
  emailAlerts: { ...emailAlerts, alertLoanDueDate3Days: '5', alertLoanDueDate3Before: true },
  textAlerts: { alertLoanDelinquent: true, estatementAlert: false },
};
const alerts = alertsOf(data);

describe('the alerts of an account', () => {
  it('[LON-219, LON-220, LON-222, LON-223] are read from its EmailAlerts and TextAlerts', () => {
    expect(alerts).toEqual({
      emailDelinquent: true,
      emailStatement: false,
      textDelinquent: true,
      textStatement: false,
      reminder1: { on: true, before: true, days: '15' },
      reminder2: { on: false, before: false, days: '' },
      reminder3: { on: false, before: true, days: '5' },
      reminder4: { on: false, before: false, days: '' },
    });
  });

  it('[LON-234, LON-235] are sent as they were read, empty days as no digits', () => {
    expect(alertsData(alerts)).toEqual({
      ...data,
      emailAlerts: { ...data.emailAlerts, alertLoanDueDate2Days: '', alertLoanDueDate4Days: '' },
    });
  });
});

describe('a change', () => {
  it.each([
    ['a flag', { ...alerts, emailDelinquent: false }, 1],
    ['days', { ...alerts, reminder1: { ...alerts.reminder1, days: '7' } }, 1],
    ['before or after', { ...alerts, reminder1: { ...alerts.reminder1, before: false } }, 1],
    ['nothing', { ...alerts, reminder1: { ...alerts.reminder1 } }, 0],
    [
      'a reminder ticked, its days, and a flag',
      {
        ...alerts,
        textStatement: true,
        reminder2: { on: true, before: true, days: '1' },
      },
      2,
    ],
  ])('of %s counts once for each alert', (_, changed, count) => {
    expect(countChanges(changed, alerts)).toBe(count);
  });

  it('of a reminder that is not ticked is neither shown nor saved', () => {
    const changed = { ...alerts, reminder3: { on: false, before: false, days: '9' } };
    expect(alertsToSave(changed, alerts)).toEqual(alerts);
  });

  it('is kept when newer alerts arrive; what was not changed is as they are', () => {
    const changed = { ...alerts, emailStatement: true };
    const newest = { ...alerts, reminder1: { on: true, before: false, days: '2' } };
    expect(withChanges(changed, alerts, newest)).toEqual({ ...newest, emailStatement: true });
  });
});
