import { answers } from '@portico/contract/fixtures';
import type { UserAlerts } from '@portico/contract';
import { withChanges } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  alertNames,
  channels,
  inEffect,
  optOutNames,
  preferencesOf,
  type Preferences,
} from './notifications.model';

const { userAlertsInfo } = answers.profile();
if (!userAlertsInfo?.emailAlerts || !userAlertsInfo.textAlerts) throw new Error('No alerts.');
const { emailAlerts, textAlerts } = userAlertsInfo;

const loaded = preferencesOf(userAlertsInfo);
if (!loaded) throw new Error('No preferences.');

/** Every flag of both channels has this value. */
function every(on: boolean): Preferences {
  const names = [...alertNames, ...optOutNames];
  const flags = { ...emailAlerts, ...Object.fromEntries(names.map((name) => [name, on])) };
  return { turnOffAllAlerts: false, emailAlerts: flags, textAlerts: flags };
}

describe('the preferences', () => {
  it('[ACC-717, ACC-718] are the flags of EmailAlerts and TextAlerts', () => {
    expect(loaded).toEqual({ turnOffAllAlerts: false, emailAlerts, textAlerts });
    expect(emailAlerts.moneyTransOnWeb).not.toBe(textAlerts.moneyTransOnWeb);
  });

  it('without texts are those by e-mail, and none by text', () => {
    const { textAlerts: texts } = preferencesOf({ ...userAlertsInfo, textAlerts: undefined }) ?? {};
    expect(Object.values(texts ?? { none: true })).not.toContain(true);
  });

  it.each<[string, UserAlerts | undefined]>([
    ['no alerts', undefined],
    ['no alerts by e-mail', { sequenceNumber: 1, turnOffAllAlerts: false, textAlerts }],
  ])('are unknown where the answer has %s', (_, alerts) => {
    expect(preferencesOf(alerts)).toBeUndefined();
  });
});

describe('turnOffAllAlerts', () => {
  it.each(channels.flatMap((channel) => alertNames.map((name) => [channel, name] as const)))(
    '[ACC-723] turns %s.%s off',
    (channel, name) => {
      const all = { ...every(true), turnOffAllAlerts: true };
      expect(inEffect(all)[channel][name]).toBe(false);
    },
  );

  it.each([true, false])('[ACC-725] keeps the inverse flags that are %s', (on) => {
    const off = inEffect({ ...every(on), turnOffAllAlerts: true });
    for (const channel of channels) {
      for (const name of optOutNames) expect(off[channel][name]).toBe(on);
    }
  });

  it('unset leaves every flag as it is', () => {
    expect(inEffect(every(true))).toEqual(every(true));
  });
});

describe('newer preferences', () => {
  it('keep what the borrower changed in an earlier copy, flag by flag', () => {
    const chosen = { ...loaded, emailAlerts: { ...emailAlerts, userLogsOn: true } };
    const newest = { ...loaded, textAlerts: { ...textAlerts, userRestricted: false } };
    expect(withChanges(chosen, loaded, newest)).toEqual({
      ...newest,
      emailAlerts: chosen.emailAlerts,
    });
  });
});
