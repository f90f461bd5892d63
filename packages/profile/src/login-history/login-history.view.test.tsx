import { loginHistory } from '@portico/contract';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWidget } from '@portico/element/testing';
import { LoginHistoryView } from './login-history.view';

afterEach(cleanup);

const entry = (EntryKey: number, more: object = {}) => ({
  LoginDate: `2026-05-${String((EntryKey % 28) + 1).padStart(2, '0')}T08:14:00`,
  IPAddress: `192.0.2.${EntryKey}`,
  EntryKey,
  ...more,
});

const show = (
  entries: readonly object[],
  options: TestOptions = {},
  prepare?: (test: TestCore) => void,
) =>
  showWidget(<LoginHistoryView />, { session: true, ...options }, (test) => {
    test.server.answerRaw(loginHistory, entries);
    prepare?.(test);
  });

/** The addresses in the order of the table. */
const addresses = async () => {
  const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.map(
    (row) =>
      /[\d.]+/.exec(
        within(row).getByRole('cell').textContent?.replace('Ip Address', '') ?? '',
      )?.[0],
  );
};

describe('the login history', () => {
  it('[ACC-758, ACC-761] is a table with the columns Date, in which the time is too, and Ip Address', async () => {
    await show([entry(1)]);
    const table = within(await screen.findByRole('table'));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Date', 'Ip Address']);
    const date = table.getByRole('rowheader').textContent?.replace(/\s/g, ' ');
    expect(date).toBe('05/02/2026 8:14 AM');
    expect(table.getByRole('cell').textContent).toContain('192.0.2.1');
  });

  it('[ACC-759, LON-035] is requested once, without a payload; each entry is a row', async () => {
    const { server } = await show([entry(1), entry(2), entry(3)]);
    expect(await addresses()).toHaveLength(3);
    const requests = server.requestsTo(loginHistory);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/api/Profile/LoginHistory' });
    expect(requests[0]?.body).toBeUndefined();
  });

  it('[ACC-760] has the newest first by EntryKey', async () => {
    await show([entry(2), entry(10), entry(9)]);
    expect(await addresses()).toEqual(['192.0.2.10', '192.0.2.9', '192.0.2.2']);
  });

  it('[ACC-762] says that it failed, and is requested again', async () => {
    const { server, user } = await show([], {}, (test) => test.server.drop(loginHistory));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error: Cannot Get Login History.');
    server.answerRaw(loginHistory, [entry(1)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await addresses()).toEqual(['192.0.2.1']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it is empty', async () => {
    await show([]);
    expect(await screen.findByText('There are no sign-ins to show.')).toBeTruthy();
  });

  it('asks a visitor to sign in', async () => {
    const { server } = await show([], { session: undefined });
    expect(screen.getByText(/^Sign in to see your sign-ins/)).toBeTruthy();
    expect(server.requestsTo(loginHistory)).toHaveLength(0);
  });
});

describe('a sign-in', () => {
  it('has its device, and says in words that it is unusual', async () => {
    await show([entry(1), entry(2, { Device: 'Firefox, Windows', Unusual: true })]);
    const [unusual, usual] = within(await screen.findByRole('table')).getAllByRole('cell');
    expect(unusual?.textContent).toContain('Firefox, Windows');
    expect(unusual?.textContent).toContain('Unusual sign-in');
    expect(usual?.textContent).not.toContain('Unusual sign-in');
  });

  it.each([
    ['with', '555-0100', /change your password in your profile, then call 555-0100\./],
    ['without', '', /change your password in your profile\./],
  ])('of somebody else: what to do, %s a telephone number', async (_, phone, sentence) => {
    const { navigations, user } = await show([], {
      settings: { 'globalOptions.customerServicePhone': phone },
      configuration: { pages: { profile: '/profile' } },
    });
    expect(screen.getByText(/change your password/).textContent).toMatch(sentence);
    await user.click(screen.getByRole('link', { name: 'Your profile' }));
    expect(navigations).toEqual([{ screen: 'profile', params: {} }]);
  });
});

describe('many sign-ins', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index));

  it('are shown in pages of ten', async () => {
    const { user } = await show(entries(25));
    expect(await addresses()).toHaveLength(10);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    expect(screen.getByText('Sign-ins 1 to 10 of 25')).toBeTruthy();
    await press('Newer');
    expect((await addresses())[0]).toBe('192.0.2.24');
    await press('Older');
    expect((await addresses())[0]).toBe('192.0.2.14');
    await press('Older');
    await press('Older');
    expect(screen.getByText('Sign-ins 21 to 25 of 25')).toBeTruthy();
    expect(await addresses()).toHaveLength(5);
    await press('Newer');
    expect((await addresses())[0]).toBe('192.0.2.14');
  });

  it('of ten need no pages', async () => {
    await show(entries(10));
    expect(await addresses()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
  });
});
