import { updateProfile } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, field, showProfile, shows } from '../testing/show-profile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('biometrics in the mobile app', () => {
  const userAgent = 'Test/1.0 gacmobile';
  const notUpdated = 'Biometric sign-in could not be changed. Please try again.';

  /** A wrapper whose biometrics are off, and that answers a change with `result`. */
  async function inApp(result: boolean | undefined, prepare?: (test: TestCore) => void) {
    const request = vi.fn((name: string) =>
      Promise.resolve(name === 'deviceInfo' ? { biometricsEnabled: false } : result),
    );
    vi.stubGlobal('gacmobile', { request });
    const shown = await showProfile({ userAgent, ...(prepare && { prepare }) });
    const toggle = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Sign in with your fingerprint or face',
    });
    act(() => shown.clock.advance(50));
    await act(settle);
    await shown.user.click(toggle);
    const save = () => shown.user.click(button('Save') ?? document.body);
    return { ...shown, toggle, request, save };
  }

  it.each([true, false])(
    '[ACC-835] start from whether the device has them enabled: %s',
    async (on) => {
      vi.stubGlobal('gacmobile', { request: async () => ({ biometricsEnabled: on }) });
      const { clock } = await showProfile({ userAgent });
      const name = 'Sign in with your fingerprint or face';
      const toggle = await screen.findByRole<HTMLInputElement>('switch', { name });
      act(() => clock.advance(50));
      await act(settle);
      expect(toggle.checked).toBe(on);
      expect(button('Save')).toBeNull();
    },
  );

  it('[ACC-656] alone posts no update', async () => {
    const { server, request, save, toggle } = await inApp(true);
    await save();
    await screen.findByText('Saved');
    expect(request).toHaveBeenCalledWith('enableBiometrics', undefined, 2);
    expect(server.requestsTo(updateProfile)).toHaveLength(0);
    expect(toggle.checked).toBe(true);
    expect(button('Save')).toBeNull();
  });

  it('[ACC-654] are changed before the update is posted', async () => {
    const { server, request, save, user } = await inApp(true);
    const order: string[] = [];
    request.mockImplementation((name: string) => {
      order.push(`${name}, ${server.requestsTo(updateProfile).length} updates`);
      return Promise.resolve(true);
    });
    await user.type(await field('Email address'), 'x');
    await save();
    await screen.findByText('Saved');
    expect(order).toEqual(['enableBiometrics, 0 updates']);
    expect(server.requestsTo(updateProfile)).toHaveLength(1);
  });

  it.each([false, undefined])('[ACC-655] that cannot be enabled (%s) say so', async (result) => {
    const { save, toggle } = await inApp(result);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(notUpdated);
    expect(toggle.checked).toBe(true);
    expect(button('Save')).toBeTruthy();
  });

  it('[ACC-655] that cannot be disabled say so', async () => {
    const { save, request, user, toggle } = await inApp(true);
    await save();
    await screen.findByText('Saved');
    request.mockImplementation(() => Promise.reject(new Error('The wrapper failed.')));
    await user.click(toggle);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(notUpdated);
  });

  it('that fail leave the rest saved, and both are said', async () => {
    const { save, user, server } = await inApp(false);
    await user.type(await field('Email address'), 'x');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(notUpdated);
    expect(shows('Your other changes are saved.')).toBe(true);
    await save();
    await act(settle);
    expect(server.requestsTo(updateProfile)).toHaveLength(1);
  });

  it('are saved although the rest is refused, and both are said', async () => {
    const { save, user, request } = await inApp(true, ({ server }) =>
      server.refuse(updateProfile, 'Error'),
    );
    await user.type(await field('Email address'), 'x');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your changes were not saved. Please try again.',
    );
    expect(shows('Biometric sign-in is saved.')).toBe(true);
    request.mockClear();
    await save();
    await screen.findByRole('alert');
    expect(request).not.toHaveBeenCalled();
  });
});
