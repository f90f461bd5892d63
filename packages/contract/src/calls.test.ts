import { describe, expect, it } from 'vitest';
import { allCalls, allDocuments, allUploads } from './all-calls';
import * as calls from './calls';
import { readWire, writeWire } from './codec/codec';
import { answers } from './fixtures';
import {
  applicationOptions,
  dictionary,
  json,
  paymentInfo,
  userLogin,
  type OutputOf,
} from './index';

describe('a declaration of a subject', () => {
  const declared = Object.entries(calls);

  it('is exported by its name, its documentation as …Docs', () => {
    const named = declared.flatMap(([name, docs]) =>
      typeof docs === 'function' ? [[name, `${docs().name}Docs`]] : [],
    );
    expect(named.filter(([exported, name]) => exported !== name)).toEqual([]);
    expect(declared.map(([name]) => name)).toEqual(
      expect.arrayContaining(named.map(([name = '']) => name.replace(/Docs$/, ''))),
    );
  });

  it('is listed', () => {
    const names = declared.flatMap(([, one]) => ('path' in one ? [one.name] : []));
    const listed = [...allCalls, ...allDocuments, ...allUploads].map(({ name }) => name);
    expect(new Set(listed)).toEqual(new Set(names));
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('every call', () => {
  const builders: Readonly<Record<string, () => unknown>> = answers;

  it.each(allCalls.map((call) => [call.name, call] as const))(
    '%s reads back the answer it wrote',
    (name, call) => {
      const value = builders[name]?.();
      const wire: unknown = JSON.parse(JSON.stringify(writeWire(call.response, value)));
      expect(readWire(call.response, wire)).toEqual({ ok: true, value });
    },
  );

  it.each(allCalls.map((call) => [call.name, call] as const))(
    '%s has its input in the query or the body',
    (_name, call) => {
      expect(call.query && call.request).toBeUndefined();
      if (call.method === 'GET' || call.method === 'DELETE') expect(call.request).toBeUndefined();
      else expect(call.query).toBeUndefined();
      expect(call.path).toMatch(/^\/api\//);
    },
  );
});

describe('exact names', () => {
  it('keeps the specification’s spelling of IsEmailCommunicationRestriced', () => {
    const wire = writeWire(
      userLogin.response,
      answers.userLogin({ isEmailCommunicationRestricted: true }),
    );
    expect(wire).toHaveProperty('IsEmailCommunicationRestriced', true);
  });

  it('sends userlogin in camelCase', () => {
    expect(
      userLogin.request && writeWire(userLogin.request, { username: 'maya', password: 'x' }),
    ).toEqual({ username: 'maya', password: 'x' });
  });
});

describe('the setup', () => {
  const flat = { gassySettings: { shared: { 'globalOptions.useFAQOption': 'true' } } };
  const nested = { GassySettings: { Shared: { globalOptions: { useFAQOption: true } } } };

  it.each([
    ['flat keys', flat],
    ['nested groups', nested],
  ])('reads %s', (_name, wire) => {
    const read = readWire(applicationOptions.response, wire);
    expect(read.ok && read.value.gassySettings).toEqual({
      shared: { 'globalOptions.useFAQOption': 'true' },
    });
  });
});

describe('GetPaymentInfo', () => {
  const wireOf = (value: OutputOf<typeof paymentInfo>) => {
    const read = readWire(dictionary(json), writeWire(paymentInfo.response, value));
    return read.ok ? read.value : {};
  };

  it('reads both shapes of the host as one (D5)', () => {
    const documented = answers.paymentInfo({ isDelinquent: true });
    const wire = wireOf(documented);
    const {
      RegularPaymentAmount,
      DefaultPaymentAmount,
      NonPaymentDays,
      NonSchedulablePaymentDays,
      TotalAmountDue,
      PayOffAmount,
      Delinquent,
      ...rest
    } = wire;
    const other = {
      ...rest,
      regularPmtAmount: RegularPaymentAmount,
      loanFutureNonPaymentDays: NonPaymentDays,
      nonScheduleablePaymentDates: NonSchedulablePaymentDays,
      accountInfo: {
        payOffAmount: PayOffAmount,
        defaultPmtAmount: DefaultPaymentAmount,
        totalAmountDue: TotalAmountDue,
        isDelinquent: Delinquent,
      },
    };
    expect(readWire(paymentInfo.response, other)).toEqual({ ok: true, value: documented });
  });

  it.each([
    [{ isLOCAccount: true }, 9],
    [{ isLOCAccount: false }, 0],
    [{}, 0],
  ])('determines the type of an account with %j', (accountInfo, type) => {
    const { AccountType, AccountNumber, ...rest } = wireOf(answers.paymentInfo());
    expect([AccountType, AccountNumber]).toEqual([0, '0012-104417-3']);
    const read = readWire(paymentInfo.response, { ...rest, accountInfo });
    expect(read.ok && read.value.accountType).toBe(type);
  });
});
