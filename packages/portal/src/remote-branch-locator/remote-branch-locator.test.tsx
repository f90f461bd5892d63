import { loseCode, startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { TestLayout } from '../testing/test-layout';
// Imported here, so that no test waits until code fetched on demand is compiled.
import './remote-branch-locator.view';

// jsdom has no media queries: the tabs of a wide window and the bar of a phone are both rendered.
configure({ defaultHidden: true });
afterEach(cleanup);

const on = { 'globalOptions.useRemoteBranchLocatorOption': 'true' };
const address = { 'globalOptions.remoteBranchLocatorUrl': 'https://branches.example/find' };

async function showHeader(settings: Readonly<Record<string, string>>, locale?: 'es') {
  const { core } = await startTestCore({
    session: true,
    settings,
    ...(locale && { configuration: { locale } }),
  });
  render(
    <WidgetProvider core={core} host={document.createElement('div')}>
      <TestLayout />
    </WidgetProvider>,
  );
  return { user: userEvent.setup({ delay: null }), core };
}

const buttons = () => screen.queryAllByRole('button', { name: 'Locations' });
const dialog = () => screen.queryByRole('dialog');

async function openNotice(settings: Readonly<Record<string, string>>) {
  const { user } = await showHeader(settings);
  await user.click(buttons()[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Find a branch' });
  return user;
}

describe('the button of the branch locator on another site', () => {
  it('[ACC-043, LON-498] shows while the setting is on, and opens the notice', async () => {
    await openNotice({ ...on, ...address });
    expect(buttons()[0]?.getAttribute('aria-haspopup')).toBe('dialog');
  });

  it.each([
    ['off', { 'globalOptions.useRemoteBranchLocatorOption': 'false' }],
    ['unset', {}],
    ['off, with the own locator on', { 'globalOptions.useBranchLocatorOption': 'true' }],
  ])('[ACC-043, LON-498] is absent while it is %s', async (_state, settings) => {
    await showHeader({ ...address, ...settings });
    expect(buttons()).toEqual([]);
  });
});

describe('the notice', () => {
  it('that cannot be opened is said so where it is seen, and opens at the next press', async () => {
    const { user, core } = await showHeader({ ...on, ...address });
    const findCode = loseCode(core);
    await user.click(buttons()[0] ?? document.body);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This could not be opened. Please try again.');
    expect(alert.closest('.sticky')).toBeTruthy();
    findCode();
    await user.click(buttons()[0] ?? document.body);
    await screen.findByRole('dialog', { name: 'Find a branch' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[ACC-064, LON-499] is 350 px wide', async () => {
    await openNotice({ ...on, ...address });
    expect(dialog()?.style.getPropertyValue('--p-width')).toBe('calc(350 / 16 * var(--p-rem))');
  });

  it('links to the address in a new tab, and closes with it', async () => {
    const user = await openNotice({ ...on, ...address });
    const link = screen.getByRole('link', { name: /^Continue to the branch locator/ });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://branches.example/find',
      '_blank',
      'noopener noreferrer',
    ]);
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['no address', {}],
    ['a dangerous one', { 'globalOptions.remoteBranchLocatorUrl': 'javascript:alert(1)' }],
  ])('with %s has no link, and says what to do', async (_address, settings) => {
    const user = await openNotice({ ...on, ...settings });
    expect(dialog()?.textContent).toContain('Contact us for its address.');
    expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
  });

  it('is in Spanish for a borrower who reads it', async () => {
    const { user } = await showHeader({ ...on, ...address }, 'es');
    const [button] = await screen.findAllByRole('button', { name: 'Sucursales' });
    await user.click(button ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Encuentre una sucursal' })).toBeTruthy();
  });
});
