// A lender's rich text is sanitised by code that is loaded on demand; here it is loaded already.
import '@portico/element/testing/parts';
import '@portico/ui/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Effect, Seen } from './effect';

/**
 * A test for each row: the screen is read while the setting is unset and while it has its value,
 * and the results have to differ. A setting that nothing reads fails.
 */
export function testEffects(effects: readonly Effect[]): void {
  afterEach(cleanup);
  const titled = effects.map(
    (effect) =>
      [
        `${effect.proves ? `[${effect.proves}] ` : ''}${effect.on}: ${effect.key} = ${effect.value}`,
        effect,
      ] as const,
  );
  it.each(titled)('%s', async (_, { key, value, given, sees, unset, set }) => {
    expect(set).not.toEqual(unset);
    // An empty value counts as unset, also where `given` sets the key.
    await expectSeen(await sees({ ...given, [key]: '' }), unset);
    cleanup();
    await expectSeen(await sees({ ...given, [key]: value }), set);
  });
}

async function expectSeen(seen: Seen | (() => Seen), expected: Seen): Promise<void> {
  if (typeof seen !== 'function') expect(seen).toEqual(expected);
  else await waitFor(() => expect(seen()).toEqual(expected));
}
