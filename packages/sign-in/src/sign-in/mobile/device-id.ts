import { mobileBridge, type Core } from '@portico/core';

/** Only the mobile app's wrapper reports one. */
export async function deviceIdOf({ mobile, environment }: Core): Promise<string | undefined> {
  if (!mobile) return undefined;
  const { deviceId } = await mobileBridge(environment).deviceInfo();
  return deviceId;
}
