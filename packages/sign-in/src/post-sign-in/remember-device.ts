import { mobileBridge, trustedDevices, type Core } from '@portico/core';
import type { LocalDate } from '@portico/rules';

/** What an answer may say about the device; all of it is missing when the server sets a cookie. */
export type DeviceToken = {
  readonly trustedDeviceToken?: string | undefined;
  readonly customerID?: string | undefined;
  readonly biometricsTokenExpiration?: LocalDate | undefined;
};

/**
 * Keeps the token by which this device is known at the next sign-in: by customer in localStorage,
 * in the mobile app also behind the device's biometrics, with the day it ends (access §7; D36).
 */
export async function rememberDevice(core: Core, answer: DeviceToken): Promise<void> {
  const { trustedDeviceToken: token, customerID, biometricsTokenExpiration: expires } = answer;
  if (!token) return;
  if (customerID) trustedDevices(core).trust(customerID, token);
  if (core.mobile) await mobileBridge(core.environment).setToken({ token, expires });
}
