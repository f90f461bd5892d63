import { toJson } from '@portico/rules';
import { dictionary, entity, integer, readWire, sameName, text } from '@portico/contract';
import type { Core } from '../core';
import { parseJson } from '../json';

/** By API, to which alone they are sent, then by CustomerID. */
const stored = dictionary(dictionary(entity({ token: text, until: integer }, sameName)));
const trustedKey = 'portico.trustedDevices';
/** 90 days (D36). */
const lifetime = 90 * 86_400_000;

/** Opaque tokens by CustomerID; with one, a device is not asked for a security code (D36). */
export type TrustedDevices = {
  /**
   * The tokens that have not expired, as `userlogin` expects them; undefined when there is none.
   */
  readonly tokens: () => Readonly<Record<string, string>> | undefined;
  /** Keeps a token for 90 days. */
  readonly trust: (customerId: string, token: string) => void;
};

/**
 * The trusted-device tokens of this browser. A server that sets its own HttpOnly cookie sends no
 * token.
 */
export function trustedDevices({ environment, configuration }: Core): TrustedDevices {
  const { localStorage: storage, now } = environment;
  const { api } = configuration.peek();
  const read = () => {
    const kept = readWire(stored, parseJson(storage?.get(trustedKey) ?? ''));
    return kept.ok ? kept.value : {};
  };
  const current = () => Object.entries(read()[api] ?? {}).filter(([, { until }]) => until > now());
  return {
    tokens: () => {
      const entries = current().map(([customer, { token }]) => [customer, token] as const);
      return entries.length > 0 ? Object.fromEntries(entries) : undefined;
    },
    trust: (customerId, token) => {
      const own = Object.fromEntries(current());
      own[customerId] = { token, until: now() + lifetime };
      storage?.set(trustedKey, toJson({ ...read(), [api]: own }));
    },
  };
}
