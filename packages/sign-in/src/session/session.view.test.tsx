import { logout } from '@portico/contract';
import { startTestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionView } from './session.view';
// Imported here, so that no test waits until code fetched on demand is compiled.
import './screens/log-out-dialog';

afterEach(cleanup);

async function showSession(options: TestOptions = {}) {
  const test = await startTestCore({ configuration: { pages: { login: '/sign-in' } }, ...options });
  const rendered = render(
    <WidgetProvider core={test.core}>
      <SessionView />
    </WidgetProvider>,
  );
  return { ...test, ...rendered, user: userEvent.setup() };
}

const question = 'Are you sure you want to logout?';
const unsavedQuestion = 'There are unsaved changes on the page, are you sure you want to continue?';
const dialog = () => screen.queryByRole('dialog', { hidden: true });

describe('signed out', () => {
  it('shows a link to sign in and no personal data', async () => {
    const { container } = await showSession();
    expect(container.textContent).toBe('Sign in');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  });
});

describe('signed in', () => {
  it("shows the borrower's name", async () => {
    await showSession({ session: { personalName: 'Maria Alvarez' } });
    expect(screen.getByText('Signed in as Maria Alvarez')).toBeTruthy();
  });

  it('shows the username when the server returns no name', async () => {
    await showSession({ session: { personalName: '', username: 'maria' } });
    expect(screen.getByText('Signed in as maria')).toBeTruthy();
  });

  it('[ACC-054, ACC-055] asks before logging out, in a dialog 350 px wide', async () => {
    const { user } = await showSession({ session: true });
    await user.click(screen.getByText('Log out'));
    await screen.findByText(question);
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(350 / 16 * var(--p-rem))');
    expect(screen.getByText('Cancel')).toBeTruthy();
    expect(screen.getByText('Logout')).toBeTruthy();
  });

  it('[ACC-056] Cancel closes the dialog and keeps the session', async () => {
    const { user, core } = await showSession({ session: true });
    await user.click(screen.getByText('Log out'));
    await user.click(await screen.findByText('Cancel'));
    expect(dialog()).toBeNull();
    expect(core.session.peek()).toBeDefined();
  });

  it('[ACC-057] Logout ends the session, and no personal data stays on the page', async () => {
    const { user, core, container, server } = await showSession({ session: true });
    await user.click(screen.getByText('Log out'));
    await user.click(await screen.findByText('Logout'));
    await waitFor(() => expect(core.session.peek()).toBeUndefined());
    expect(container.textContent).toBe('Sign in');
    expect(server.requestsTo(logout)).toHaveLength(1);
  });

  it('[ACC-058] asks about unsaved changes instead', async () => {
    const { user, core } = await showSession({ session: true });
    core.unsaved.value = true;
    await user.click(screen.getByText('Log out'));
    await screen.findByText(unsavedQuestion);
    expect(screen.queryByText(question)).toBeNull();
    await user.click(screen.getByText('No'));
    expect(dialog()).toBeNull();
    expect(core.session.peek()).toBeDefined();
    expect(core.unsaved.peek()).toBe(true);
  });

  it('[ACC-063] Yes in that dialog logs out', async () => {
    const { user, core } = await showSession({ session: true });
    core.unsaved.value = true;
    await user.click(screen.getByText('Log out'));
    await user.click(await screen.findByText('Yes'));
    await waitFor(() => expect(core.session.peek()).toBeUndefined());
  });
});
