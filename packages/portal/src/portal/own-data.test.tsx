import {
  accountList,
  applicationList,
  changeContactInfo,
  loginHistory,
  profile,
} from '@portico/contract';
import { aLoan, answers } from '@portico/contract/fixtures';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalRoutes } from './portal.routes';
import { Portal } from './portal.view';

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dashboard = '#/myaccount/dashboard';

async function showPortal(hash: string, options: TestOptions = {}) {
  window.history.replaceState(null, '', hash);
  const test = await startTestCore({ session: true, ...options });
  const loan = aLoan({ description: 'Auto loan' });
  test.server.answer(accountList, { ...answers.accountList(), accounts: [loan] });
  test.server.answer(applicationList, { ...answers.applicationList(), applications: [] });
  test.server.answer(loginHistory, answers.loginHistory());
  test.server.answer(profile, answers.profile());
  test.server.answer(changeContactInfo, answers.changeContactInfo());
  vi.stubGlobal('scrollTo', vi.fn());
  render(
    <WidgetProvider core={test.core}>
      <Portal routes={portalRoutes} />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

const item = 'Contact Info Change';
const formTitle = 'User Info Changes Form';

describe('the login history in the portal', () => {
  it('[LON-034] is opened by its address', async () => {
    const { server } = await showPortal('#/myaccount/loginHistory');
    expect(await screen.findByRole('columnheader', { name: 'Ip Address' })).toBeTruthy();
    expect(server.requestsTo(loginHistory)).toHaveLength(1);
  });

  it('[LON-136] is opened by the line of the previous login', async () => {
    const lastLoggedIn = localDate('2025-03-01');
    const { user } = await showPortal(dashboard, { session: { lastLoggedIn } });
    const line = await screen.findByRole('link', { name: /^Previous login 03\/01\/2025/ });
    expect(line.getAttribute('href')).toBe('#/myaccount/loginHistory');
    await user.click(line);
    expect(await screen.findByRole('columnheader', { name: 'Ip Address' })).toBeTruthy();
    expect(window.location.hash).toBe('#/myaccount/loginHistory');
  });
});

describe('the profile in the portal', () => {
  const title = 'Your profile';

  it('[LON-029] is in the navigation and opened by its address', async () => {
    const { user } = await showPortal(dashboard);
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: 'Profile' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(window.location.hash).toBe('#/myaccount/profile');
  });

  it('[ACC-021, LON-506] asks before it is left with unsaved changes, and stays at its address', async () => {
    const { core, user } = await showPortal('#/myaccount/profile');
    await user.click(await screen.findByRole('button', { name: 'Change your address' }));
    await user.type(await screen.findByLabelText(/^City/), 'x');
    window.location.hash = dashboard;
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/^There are unsaved changes on the page/)).toBeTruthy();
    expect(screen.getByText(title)).toBeTruthy();
    expect(core.unsaved.value).toBe(true);
    await waitFor(() => expect(window.location.hash).toBe('#/myaccount/profile'));
    await user.click(dialog.getByRole('button', { name: 'Yes', hidden: true }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  it('[LON-506] can be left without a question where nothing differs', async () => {
    const { user } = await showPortal('#/myaccount/profile');
    await user.click(await screen.findByRole('button', { name: 'Change your address' }));
    await screen.findByLabelText(/^City/);
    window.location.hash = dashboard;
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

describe('the contact change in the portal', () => {
  it('[LON-038] is opened by its address', async () => {
    await showPortal('#/myaccount/requestChange');
    expect(await screen.findByText(formTitle)).toBeTruthy();
  });

  it('[ACC-040, LON-563] is in the navigation while its option is on', async () => {
    const on = { 'profileOptions.forceManualCifChangesOption': 'true' };
    const { user } = await showPortal(dashboard, { settings: on });
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('link', { name: item }));
    expect(await screen.findByText(formTitle)).toBeTruthy();
    expect(window.location.hash).toBe('#/myaccount/requestChange');
    cleanup();
    await showPortal(dashboard);
    await screen.findByRole('navigation', { name: 'Main' });
    expect(screen.queryByRole('link', { name: item })).toBeNull();
  });

  it('asks before it is left with something entered', async () => {
    const { core, user } = await showPortal('#/myaccount/requestChange');
    await user.click(await screen.findByRole('checkbox', { name: /^Auto loan/ }));
    window.location.hash = dashboard;
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText(/^There are unsaved changes on the page/)).toBeTruthy();
    expect(screen.getByText(formTitle)).toBeTruthy();
    expect(core.unsaved.value).toBe(true);
  });

  it('can be left without a question where nothing is entered', async () => {
    await showPortal('#/myaccount/requestChange');
    await screen.findByText(formTitle);
    window.location.hash = dashboard;
    await waitFor(() => expect(screen.queryByText(formTitle)).toBeNull());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
