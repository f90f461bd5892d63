import {
  date,
  entity,
  flag,
  optional,
  optionalText,
  readWire,
  sameName,
  text,
  tolerantOptional,
  type Codec,
} from '@portico/contract';
import type { LocalDate } from '@portico/rules';
import type { Environment } from '../page/environment';
import { wrapperVersion, type WrapperRequest } from './mobile-wrapper';

/** The device, as the wrapper describes it. */
export type DeviceInfo = {
  readonly deviceId: string | undefined;
  /** The borrower has opted in to biometric sign-in on this device. */
  readonly biometricsEnabled: boolean;
};

/** The token that biometrics unlock, with its last day. */
export type BiometricToken = {
  readonly token: string;
  readonly expires: LocalDate | undefined;
};

/**
 * The lender's mobile app around the page (accounts §7). No method rejects: with a missing or
 * failing wrapper they return no data and do nothing.
 */
export type MobileBridge = {
  /** Read after 50 ms, when the wrapper can provide it (access §9). */
  readonly deviceInfo: () => Promise<DeviceInfo>;
  /** Resolves to whether biometrics are enabled now. */
  readonly enableBiometrics: () => Promise<boolean>;
  /** The same; undefined when the wrapper does not answer. */
  readonly disableBiometrics: () => Promise<boolean | undefined>;
  readonly token: () => Promise<BiometricToken | undefined>;
  /** Stored by the wrapper, protected by the device's biometrics; never stored by the page. */
  readonly setToken: (token: BiometricToken) => Promise<void>;
  /** Asks for a review of the app. */
  readonly promptReview: () => Promise<void>;
};

/** Milliseconds before the wrapper's device info can be read (access §9). */
export const deviceInfoDelay = 50;

const deviceInfo = entity(
  { deviceId: optionalText, biometricsEnabled: tolerantOptional(flag) },
  sameName,
);
const biometricToken = entity({ token: text, expires: tolerantOptional(date) }, sameName);
const enabled = optional(flag);

/** The bridge to the wrapper: a `MobileWrapper` at `window.gacmobile`, whose answers are checked. */
export function mobileBridge({ delay }: Pick<Environment, 'delay'>): MobileBridge {
  const ask = async <T>(codec: Codec<T>, name: WrapperRequest) => {
    const answer = readWire(codec, await callWrapper(name));
    return answer.ok ? answer.value : undefined;
  };
  return {
    deviceInfo: async () => {
      await new Promise<void>((resolve) => delay(resolve, deviceInfoDelay));
      const info = await ask(deviceInfo, 'deviceInfo');
      return {
        deviceId: info?.deviceId || undefined,
        biometricsEnabled: info?.biometricsEnabled ?? false,
      };
    },
    enableBiometrics: async () => (await ask(enabled, 'enableBiometrics')) ?? false,
    disableBiometrics: () => ask(enabled, 'disableBiometrics'),
    token: async () => {
      const kept = await ask(biometricToken, 'getToken');
      return kept?.token ? { token: kept.token, expires: kept.expires } : undefined;
    },
    setToken: async ({ token, expires }) => {
      await callWrapper('setToken', { token, expires: expires ?? '' });
    },
    promptReview: async () => {
      await callWrapper('promptReview');
    },
  };
}

/** Sends a request to the wrapper; undefined if there is no wrapper or the request fails. */
export async function callWrapper(name: WrapperRequest, payload?: object): Promise<unknown> {
  const wrapper: unknown = Reflect.get(globalThis, 'gacmobile');
  if (typeof wrapper !== 'object' || wrapper === null || !('request' in wrapper)) return undefined;
  const { request: send } = wrapper;
  if (typeof send !== 'function') return undefined;
  try {
    return await Reflect.apply(send, wrapper, [name, payload, wrapperVersion]);
  } catch {
    return undefined;
  }
}
