import type { Core } from '@portico/core/internal';
import { mobileBridge } from '@portico/core/mobile';

/** The device id, which only the mobile app's wrapper reports. */
export async function deviceIdOf({ mobile, environment }: Core): Promise<string | undefined> {
  if (!mobile) return undefined;
  const { deviceId } = await mobileBridge(environment).deviceInfo();
  return deviceId;
}
