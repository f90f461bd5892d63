import { maintenanceMode, tokenLogin, userLogin, validateCode } from '@portico/contract';
import { settle, type TestCore } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logIn, showSignIn } from '../../testing/show-sign-in';
import { loginAnswer } from '../../testing/login-answer';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Device = {
  deviceId?: string;
  biometricsEnabled?: boolean;
  token?: string;
};

/** The lender's mobile app that contains the page; answers as a device and records the requests. */
function wrapper({ token, ...deviceInfo }: Device) {
  const answers: Record<string, unknown> = {
    deviceInfo,
    getToken: token && { token },
    enableBiometrics: true,
  };
  const request = vi.fn((name: string, _payload?: object) => Promise.resolve(answers[name]));
  vi.stubGlobal('gacmobile', { request });
  return request;
}

const userAgent = 'Mozilla/5.0 (iPhone) gacmobile/2';

/** Advances the clock by the 50 ms wait for the device info, as often as needed. */
async function passTime({ clock }: TestCore) {
  for (let turn = 0; turn < 3; turn++) {
    await settle();
    clock.advance(50);
  }
  await settle();
}

async function openOnMobile(device: Device, prepare: (test: TestCore) => void = () => undefined) {
  const request = wrapper(device);
  const shown = await showSignIn({ userAgent }, prepare);
  await passTime(shown);
  return { ...shown, request };
}

const optedIn = { deviceId: 'phone-1', biometricsEnabled: true, token: 'opaque' };
const offer = 'Use your fingerprint or face to sign in on this device from now on?';

describe('biometric sign-in in the mobile app', () => {
  it('[ACC-207, ACC-208] signs in with the stored token', async () => {
    const { server, core } = await openOnMobile(optedIn, (test) =>
      test.server.answer(tokenLogin, loginAnswer({ isLoggedIn: true })),
    );
    await waitFor(() => expect(core.session.peek()?.username).toBe('maria'));
    expect(server.requestsTo(tokenLogin)[0]).toMatchObject({
      method: 'POST',
      url: expect.stringMatching(/\/api\/login\/tokenlogin$/),
      body: { Token: 'opaque', DeviceID: 'phone-1' },
    });
    expect(server.requestsTo(userLogin)).toHaveLength(0);
  });

  it.each<[string, (test: TestCore) => void]>([
    [
      '[ACC-208, ACC-209] is answered with IsLoggedIn false',
      ({ server }) => server.answer(tokenLogin, loginAnswer({ isLoggedIn: false })),
    ],
    ['[ACC-209] is refused', ({ server }) => server.refuse(tokenLogin, 'Invalid', 403)],
    ['[ACC-209] cannot be sent', ({ server }) => server.drop(tokenLogin)],
  ])('shows the sign-in form when the token %s', async (_title, answer) => {
    const { core } = await openOnMobile(optedIn, answer);
    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(core.session.peek()).toBeUndefined();
  });

  it('[ACC-210] shows the sign-in form when no token is stored', async () => {
    const { server } = await openOnMobile({ deviceId: 'phone-1', biometricsEnabled: true });
    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(server.requestsTo(tokenLogin)).toHaveLength(0);
  });

  it('[ACC-211] is offered to a borrower who has not opted in', async () => {
    const { user, request } = await openOnMobile({ deviceId: 'phone-1', biometricsEnabled: false });
    await screen.findByText(offer);
    await user.click(screen.getByText('Enable'));
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(request).toHaveBeenCalledWith('enableBiometrics', undefined, 2);
  });

  it('is not offered to a borrower who has opted in', async () => {
    await openOnMobile({ ...optedIn, token: '' });
    await screen.findByLabelText('Username');
    expect(screen.queryByText(offer)).toBeNull();
  });

  it('[ACC-212] does not exist outside the mobile app', async () => {
    const request = wrapper(optedIn);
    const shown = await showSignIn({ userAgent: 'Mozilla/5.0 (iPhone) Safari' });
    await passTime(shown);
    expect(request).not.toHaveBeenCalled();
    expect(shown.server.requestsTo(tokenLogin)).toHaveLength(0);
    expect(screen.queryByText(offer)).toBeNull();
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('[ACC-213] waits 50 ms before it reads the device info', async () => {
    const request = wrapper(optedIn);
    const { clock } = await showSignIn({ userAgent });
    await settle();
    clock.advance(49);
    await settle();
    expect(request).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(request).toHaveBeenCalledWith('deviceInfo', undefined, 2);
  });
});

describe('the device', () => {
  it.each([
    [
      '[ACC-187] reports an id',
      { deviceId: 'phone-1', biometricsEnabled: true },
      { deviceId: 'phone-1' },
    ],
    ['[ACC-187] reports none', { biometricsEnabled: true }, {}],
  ])('that %s', async (_title, device, sent) => {
    const shown = await openOnMobile(device, ({ server }) => server.hold(userLogin));
    await logIn(shown);
    await passTime(shown);
    await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
    expect(shown.server.requestsTo(userLogin)[0]?.body).toEqual({
      username: 'maria',
      password: 'Secret-1',
      ...sent,
    });
  });

  it('[ACC-187] is not sent outside the mobile app', async () => {
    const shown = await showSignIn({}, ({ server }) => server.hold(userLogin));
    await logIn(shown);
    await waitFor(() => expect(shown.server.requestsTo(userLogin)).toHaveLength(1));
    expect(shown.server.requestsTo(userLogin)[0]?.body).not.toHaveProperty('deviceId');
  });

  it('[ACC-243, ACC-246] is always trusted, and its token is stored with its expiration date', async () => {
    const request = wrapper({ deviceId: 'phone-1', biometricsEnabled: true });
    const settings = { 'loginOptions.useMultiFactorOption': 'true' };
    const shown = await showSignIn({ userAgent, settings }, ({ server }) => {
      server.answer(userLogin, loginAnswer());
      server.answer(maintenanceMode, { isEnabled: false });
      server.answer(validateCode, {
        hasNoErrors: true,
        errors: [],
        userToken: 'full-token',
        trustedDeviceToken: 'opaque-new',
        customerID: '17',
        biometricsTokenExpiration: localDate('2025-09-30'),
      });
    });
    await passTime(shown);
    await logIn(shown);
    await passTime(shown);
    const field = await screen.findByLabelText('Security code');
    expect(screen.queryByLabelText('Trust this device')).toBeNull();
    await shown.user.type(field, '123456');
    await shown.user.click(screen.getByText('Validate'));
    await waitFor(() => expect(shown.core.session.peek()?.userToken).toBe('full-token'));
    expect(shown.server.requestsTo(validateCode)[0]?.body).toMatchObject({
      CreateTrustedDevice: true,
    });
    const token = { token: 'opaque-new', expires: '2025-09-30' };
    expect(request).toHaveBeenCalledWith('setToken', token, 2);
  });
});
