import { trustedDevices, type Core } from '@portico/core/internal';
import { mobileBridge } from '@portico/core/mobile';
import type { LocalDate } from '@portico/rules';

/** Device fields of a response; all are missing when the server sets a cookie instead. */
export type DeviceToken = {
  readonly trustedDeviceToken?: string | undefined;
  readonly customerID?: string | undefined;
  readonly biometricsTokenExpiration?: LocalDate | undefined;
};

/**
 * Stores the token that identifies this device at the next sign-in: per customer in localStorage,
 * in the mobile app also behind biometrics, with its expiration date (access §7; D36).
 */
export async function rememberDevice(core: Core, answer: DeviceToken): Promise<void> {
  const { trustedDeviceToken: token, customerID, biometricsTokenExpiration: expires } = answer;
  if (!token) return;
  if (customerID) trustedDevices(core).trust(customerID, token);
  if (core.mobile) await mobileBridge(core.environment).setToken({ token, expires });
}
