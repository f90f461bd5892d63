import { maintenanceMode, userLogin } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestHost, hour, minute, type TestHost } from '../../testing/test-host';

const maxFailures = 5;
const lockTime = 15 * minute;

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const attempt = (username: string, password: string) =>
  host.send(userLogin, { username, password });

describe('username and password', () => {
  it('answers with the borrower’s data, and sends a code', async () => {
    const { status, body } = await host.logIn('maya');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      HasNoErrors: true,
      UserName: 'maya',
      PersonalName: 'Maya Whitfield',
      CompanyNumber: 0,
      EmailAddress: 'maya@example.com',
      ServicingBranch: '12',
      CustomerID: '1001',
      IsTrustedDevice: false,
      LastLoggedIn: '2026-02-26',
      LastLoggedInIP: '203.0.113.7',
    });
    expect(await host.newestCode()).toMatch(/^\d{6}$/);
  });

  it('accepts a username in any letter case', async () => {
    expect((await attempt('MAYA', 'Juniper-14-road')).status).toBe(200);
  });

  it.each([
    ['a wrong password', 'maya', 'wrong', 'Invalid'],
    ['an unknown username', 'nobody', 'wrong', 'Invalid'],
    ['a locked borrower', 'victor', 'Copper-kettle-5', 'LockedOnBadPassword'],
    ['a restricted borrower', 'ruth', 'Winter-barn-61', 'Restricted'],
    ['a restricted borrower’s wrong password', 'ruth', 'wrong', 'Invalid'],
    ['a borrower without e-mail', 'omar', 'Gravel-path-38', 'MFANoEmail'],
  ])('refuses %s by 403', async (_name, username, password, code) => {
    expect(await attempt(username, password)).toMatchObject({ status: 403, codes: [code] });
  });

  it('answers with the day of the previous login in the institution’s zone', async () => {
    await host.signIn('hanna');
    host.pass(10 * hour);
    expect((await host.logIn('hanna')).body['LastLoggedIn']).toBe('2026-03-02');
  });

  it('refuses every sign-in during maintenance', async () => {
    await host.services.settings.change([
      { bucket: 'host', key: 'maintenanceMode', value: 'true' },
    ]);
    expect((await host.send(maintenanceMode, undefined)).body).toEqual({ isEnabled: true });
    expect(await host.logIn('maya')).toMatchObject({
      status: 403,
      codes: ['maintenanceModeEnabled'],
    });
  });

  it.each(['maya', 'nobody'])(
    'locks %s after the same number of failures, for a while',
    async (username) => {
      for (let n = 1; n < maxFailures; n += 1) {
        expect((await attempt(username, 'wrong')).codes).toEqual(['Invalid']);
      }
      expect((await attempt(username, 'wrong')).codes).toEqual(['LockedOnBadPassword']);
      expect((await host.logIn(username)).codes).toEqual(['LockedOnBadPassword']);
      host.pass(lockTime);
      expect((await attempt(username, 'wrong')).codes).toEqual(['Invalid']);
    },
  );

  it('resets the failures after a right password', async () => {
    for (let n = 1; n < maxFailures; n += 1) await attempt('maya', 'wrong');
    expect((await host.logIn('maya')).status).toBe(200);
    expect((await attempt('maya', 'wrong')).codes).toEqual(['Invalid']);
  });

  it('counts simultaneous failures', async () => {
    const answers = await Promise.all(
      Array.from({ length: maxFailures * 2 }, () => attempt('maya', 'wrong')),
    );
    const locked = answers.filter(({ codes }) => codes[0] === 'LockedOnBadPassword');
    expect(locked.length).toBeGreaterThan(maxFailures);
    expect((await host.logIn('maya')).codes).toEqual(['LockedOnBadPassword']);
  });
});
