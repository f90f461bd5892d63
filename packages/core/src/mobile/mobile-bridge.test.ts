import { localDate } from '@portico/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mobileBridge, type MobileBridge } from './mobile-bridge';
import { reviewHistory } from './review-history';

const atOnce = { delay: (run: () => void) => (run(), () => undefined) };

/** A wrapper that answers each request by its name. */
function wrapperAnswering(answers: Record<string, unknown>) {
  const request = vi.fn((name: string, ..._rest: unknown[]) => Promise.resolve(answers[name]));
  vi.stubGlobal('gacmobile', { request });
  return request;
}

afterEach(() => vi.unstubAllGlobals());

describe('the bridge to the mobile app', () => {
  it('[ACC-213, LON-535, LON-536] reads the device info after 50 ms', async () => {
    wrapperAnswering({ deviceInfo: { deviceId: 'phone-1', biometricsEnabled: true } });
    const waits: number[] = [];
    const bridge = mobileBridge({
      delay(run, milliseconds) {
        waits.push(milliseconds);
        run();
        return () => undefined;
      },
    });
    await expect(bridge.deviceInfo()).resolves.toEqual({
      deviceId: 'phone-1',
      biometricsEnabled: true,
    });
    expect(waits).toEqual([50]);
  });

  it.each([
    ['nothing', undefined],
    ['nonsense', 7],
    ['an empty id', { deviceId: '' }],
  ])('returns no device info when the wrapper answers %s', async (_what, deviceInfo) => {
    wrapperAnswering({ deviceInfo });
    await expect(mobileBridge(atOnce).deviceInfo()).resolves.toEqual({
      deviceId: undefined,
      biometricsEnabled: false,
    });
  });

  it('gets the token with its last day', async () => {
    wrapperAnswering({ getToken: { token: 'opaque', expires: '2025-06-30' } });
    await expect(mobileBridge(atOnce).token()).resolves.toEqual({
      token: 'opaque',
      expires: localDate('2025-06-30'),
    });
  });

  it.each([undefined, {}, { token: '' }])(
    'has no token when the wrapper answers %j',
    async (kept) => {
      wrapperAnswering({ getToken: kept });
      await expect(mobileBridge(atOnce).token()).resolves.toBeUndefined();
    },
  );

  it('passes the token to the wrapper', async () => {
    const request = wrapperAnswering({});
    await mobileBridge(atOnce).setToken({ token: 'opaque', expires: localDate('2025-06-30') });
    expect(request).toHaveBeenCalledWith('setToken', { token: 'opaque', expires: '2025-06-30' }, 2);
  });

  it('[LON-537] gets back the token that it has set', async () => {
    let stored: unknown;
    vi.stubGlobal('gacmobile', {
      request: async (name: string, payload: unknown) => {
        if (name === 'setToken') stored = payload;
        return name === 'getToken' ? stored : undefined;
      },
    });
    const token = { token: 'opaque', expires: localDate('2025-06-30') };
    const bridge = mobileBridge(atOnce);
    await expect(bridge.token()).resolves.toBeUndefined();
    await bridge.setToken(token);
    await expect(bridge.token()).resolves.toEqual(token);
  });

  it.each<[ids: string, request: string, call: (bridge: MobileBridge) => Promise<unknown>]>([
    ['[LON-533]', 'enableBiometrics', (bridge) => bridge.enableBiometrics()],
    ['[LON-534]', 'disableBiometrics', (bridge) => bridge.disableBiometrics()],
    ['[LON-535]', 'deviceInfo', (bridge) => bridge.deviceInfo()],
    ['', 'getToken', (bridge) => bridge.token()],
    ['[LON-538]', 'promptReview', (bridge) => bridge.promptReview()],
    ['', 'reviewHistory', () => reviewHistory()],
  ])('[LON-532] %s sends %s once, with version 2 of the interface', async (_, name, call) => {
    const request = wrapperAnswering({});
    await call(mobileBridge(atOnce));
    expect(request.mock.calls).toEqual([[name, undefined, 2]]);
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('says whether biometrics are on: %j means %s', async (enableBiometrics, on) => {
    wrapperAnswering({ enableBiometrics });
    await expect(mobileBridge(atOnce).enableBiometrics()).resolves.toBe(on);
  });

  it.each([
    ['missing', undefined],
    ['without its function', {}],
    ['broken', { request: () => Promise.reject(new Error('gone')) }],
  ])('does nothing when the wrapper is %s', async (_what, wrapper) => {
    vi.stubGlobal('gacmobile', wrapper);
    const bridge = mobileBridge(atOnce);
    await expect(bridge.token()).resolves.toBeUndefined();
    await expect(bridge.disableBiometrics()).resolves.toBeUndefined();
    await expect(bridge.promptReview()).resolves.toBeUndefined();
  });
});
