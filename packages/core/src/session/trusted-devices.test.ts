import { describe, expect, it } from 'vitest';
import { createTestCore, createTestStorage } from '../testing';
import { trustedDevices } from './trusted-devices';

const days = (count: number) => count * 86_400_000;

describe('the tokens of trusted devices', () => {
  it('are none at first', () => {
    expect(trustedDevices(createTestCore().core).tokens()).toBeUndefined();
  });

  it('are one map by CustomerID, kept in localStorage', () => {
    const { core, localStorage, sessionStorage } = createTestCore();
    trustedDevices(core).trust('11', 'opaque-a');
    trustedDevices(core).trust('12', 'opaque-b');
    expect(trustedDevices(core).tokens()).toEqual({ '11': 'opaque-a', '12': 'opaque-b' });
    expect([...localStorage.entries.keys()]).toEqual(['portico.trustedDevices']);
    expect(sessionStorage.entries.size).toBe(0);
  });

  it('[ACC-194] are valid for 90 days', () => {
    const { core, clock } = createTestCore();
    trustedDevices(core).trust('11', 'opaque-a');
    clock.advance(days(90) - 1);
    expect(trustedDevices(core).tokens()).toEqual({ '11': 'opaque-a' });
    clock.advance(1);
    expect(trustedDevices(core).tokens()).toBeUndefined();
  });

  it('[POR-134] are given to the API alone that has sent them', () => {
    const localStorage = createTestStorage();
    const at = (api: string) =>
      trustedDevices(createTestCore({ localStorage, configuration: { api } }).core);
    at('https://api.test').trust('11', 'opaque-a');
    expect(at('https://other.test').tokens()).toBeUndefined();
    at('https://other.test').trust('11', 'opaque-b');
    expect(at('https://api.test').tokens()).toEqual({ '11': 'opaque-a' });
    expect(at('https://other.test').tokens()).toEqual({ '11': 'opaque-b' });
  });

  it.each(['oops', '{"11":"bare"}', '{"11":{"token":"a","until":9999999999999}}', '[]'])(
    'are none when the storage holds %s',
    (kept) => {
      const { core, localStorage } = createTestCore();
      localStorage.set('portico.trustedDevices', kept);
      expect(trustedDevices(core).tokens()).toBeUndefined();
    },
  );
});
