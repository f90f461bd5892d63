import { userLogin } from '@portico/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { settle } from '@portico/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logIn, showSignIn, username } from '../../testing/show-sign-in';
import { isMobileBrowser } from './once';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const announcement = { 'loginOptions.announcementText': '<p>We close at noon on Friday.</p>' };
const stores = {
  'globalOptions.appStoreUrl': 'https://apps.example/lender',
  'globalOptions.playStoreUrl': 'https://play.example/lender',
};
const phone = 'Mozilla/5.0 (Linux; Android 15) Mobile';
const dialog = () => screen.queryByRole('dialog', { hidden: true });

describe('the announcement', () => {
  it('[ACC-176] shows over the sign-in screen, and once per browser session', async () => {
    const { user, sessionStorage } = await showSignIn({ settings: announcement });
    expect((await screen.findByText('We close at noon on Friday.')).closest('dialog')).toBeTruthy();
    await user.click(screen.getByText('Close'));
    await waitFor(() => expect(dialog()).toBeNull());
    cleanup();
    await showSignIn({ settings: announcement, sessionStorage });
    await settle();
    expect(dialog()).toBeNull();
  });

  it('[ACC-176] does not show while its setting is empty', async () => {
    await showSignIn();
    await settle();
    expect(dialog()).toBeNull();
  });
});

describe('the app-store notice', () => {
  it('[ACC-177, ACC-178] shows links with the addresses of the settings', async () => {
    await showSignIn({ settings: stores, userAgent: phone });
    const apple = (await screen.findByText('Download on the App Store')).closest('a');
    const google = screen.getByText('Get it on Google Play').closest('a');
    expect(apple?.closest('dialog')).toBeTruthy();
    expect(apple?.getAttribute('href')).toBe('https://apps.example/lender');
    expect(google?.getAttribute('href')).toBe('https://play.example/lender');
  });

  it('[ACC-178] shows only the store that has an address', async () => {
    const settings = { 'globalOptions.playStoreUrl': 'https://play.example/lender' };
    await showSignIn({ settings, userAgent: phone });
    await screen.findByText('Get it on Google Play');
    expect(screen.queryByText('Download on the App Store')).toBeNull();
  });

  it.each([
    ['no store has an address', {}, phone],
    ['the browser is not a phone', stores, 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['the page is already in the app', stores, `${phone} gacmobile`],
  ])('does not show when %s', async (_why, settings, userAgent) => {
    await showSignIn({ settings, userAgent });
    await settle();
    expect(screen.queryByText('Get our app')).toBeNull();
  });

  it('waits for the announcement to be closed', async () => {
    const { user } = await showSignIn({
      settings: { ...announcement, ...stores },
      userAgent: phone,
    });
    await screen.findByText('We close at noon on Friday.');
    expect(screen.queryByText('Get our app')).toBeNull();
    await user.click(screen.getByText('Close'));
    await screen.findByText('Get our app');
  });
});

describe('the dialogs over the sign-in screen', () => {
  const both = { ...announcement, ...stores };
  const inApp = `${phone} gacmobile/2`;
  const offer = 'Use your fingerprint or face to sign in on this device from now on?';
  const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

  it('[ACC-833] are 300 px wide, each once per browser session, the app notice outside the app only', async () => {
    const { user, sessionStorage } = await showSignIn({ settings: both, userAgent: phone });
    for (const closing of ['Close', 'Not now']) {
      const button = await screen.findByText(closing);
      expect(dialog()?.style.getPropertyValue('--p-width')).toContain('300 / 16');
      await user.click(button);
    }
    cleanup();
    await showSignIn({ settings: both, userAgent: phone, sessionStorage });
    await settle();
    expect(dialogs()).toEqual([]);
  });

  it('come one after the other, the question about biometrics last', async () => {
    const request = async () => ({ deviceId: 'phone-1', biometricsEnabled: false });
    vi.stubGlobal('gacmobile', { request });
    const { user, clock } = await showSignIn({ settings: both, userAgent: inApp });
    const shown = (text: string) =>
      waitFor(() => {
        clock.advance(50);
        expect(screen.getByText(text)).toBeTruthy();
      });
    await shown('We close at noon on Friday.');
    expect(dialogs()).toHaveLength(1);
    await user.click(screen.getByText('Close'));
    await shown(offer);
    expect(dialogs()).toHaveLength(1);
  });

  it('wait while something is typed, and a second more, in which Log In can be pressed', async () => {
    const { user, clock } = await showSignIn({ settings: announcement });
    // The dialog's code is still being loaded.
    act(() => username().focus());
    fireEvent.input(username(), { target: { value: 'm' } });
    await settle();
    clock.advance(10_000);
    await settle();
    expect(dialogs()).toEqual([]);
    await user.click(document.body);
    clock.advance(999);
    await settle();
    expect(dialogs()).toEqual([]);
    clock.advance(1);
    await screen.findByText('We close at noon on Friday.');
  });

  it('do not open over what is being sent', async () => {
    const { user, clock } = await showSignIn({ settings: announcement }, ({ server }) =>
      server.hold(userLogin),
    );
    await logIn({ user });
    clock.advance(5_000);
    await settle();
    expect(dialogs()).toEqual([]);
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false],
  ['', false],
])('%j is a phone: %s', (userAgent, mobile) => {
  expect(isMobileBrowser(userAgent)).toBe(mobile);
});
