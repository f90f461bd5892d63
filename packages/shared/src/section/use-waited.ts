import { useCore } from '@portico/element';
import { useEffect, useState } from 'react';

/** The longest that a screen waits, in milliseconds. */
const longestWait = 1_000;

/**
 * Whether a screen has waited for a second for what decides about its parts, so that it does not move
 * what it shows.
 *
 * @param waits whether it waits
 */
export function useWaited(waits = true): boolean {
  const { delay } = useCore().environment;
  const [waited, setWaited] = useState(false);
  useEffect(() => (waits ? delay(() => setWaited(true), longestWait) : undefined), [delay, waits]);
  return waited;
}
