import { dictionary, entity, integer, readWire, sameName, text } from '@portico/contract';
import type { Core } from '../core';
import { parseJson } from '../json';

const stored = dictionary(entity({ token: text, until: integer }, sameName));
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
export function trustedDevices({ environment }: Core): TrustedDevices {
  const { localStorage: storage, now } = environment;
  const read = () => {
    const kept = readWire(stored, parseJson(storage?.get(trustedKey) ?? ''));
    const entries = kept.ok ? Object.entries(kept.value) : [];
    return entries.filter(([, { until }]) => until > now());
  };
  return {
    tokens: () => {
      const entries = read().map(([customer, { token }]) => [customer, token] as const);
      return entries.length > 0 ? Object.fromEntries(entries) : undefined;
    },
    trust: (customerId, token) => {
      const next = Object.fromEntries(read());
      next[customerId] = { token, until: now() + lifetime };
      storage?.set(trustedKey, JSON.stringify(next));
    },
  };
}
