import { accountList, applicationList, profile, updateProfile, type Call } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dashboard, showPortal } from '../testing/show-portal';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const test = await showPortal({ session: true, hash: '#/myaccount/dashboard' });
  test.server.answer(profile, answers.profile());
  test.server.answerRaw(updateProfile, { HasNoErrors: true });
  const seen = {
    dashboard: () => dashboard().then(() => screen.findByText('No applications found.')),
    profile: () => screen.findByText('Your profile'),
  };
  const visit = async (name: keyof typeof seen) => {
    window.location.hash = `#/myaccount/${name}`;
    await seen[name]();
  };
  const requests = (call: Call) => test.server.requestsTo(call).length;
  return { ...test, visit, requests };
}

it('[POR-152] screens visited again request nothing that is known and unchanged', async () => {
  const { visit, requests } = await open();
  for (const name of ['dashboard', 'profile', 'dashboard', 'profile', 'dashboard'] as const) {
    await visit(name);
  }
  const sent = [accountList, applicationList, profile].map(requests);
  expect(sent).toEqual([1, 1, 1]);
});

it('a screen visited again requests what was changed', async () => {
  const { core, visit, requests } = await open();
  await visit('profile');
  await core.client.send(updateProfile, {});
  await visit('dashboard');
  await visit('profile');
  await waitFor(() => expect(requests(profile)).toBe(2));
  expect(requests(accountList)).toBe(1);
});

it('a screen visited again after five minutes requests its figures again', async () => {
  const { clock, visit, requests } = await open();
  await visit('dashboard');
  await visit('profile');
  clock.sleep(5 * 60_000);
  await visit('dashboard');
  await waitFor(() => expect([accountList, applicationList].map(requests)).toEqual([2, 2]));
});
