import { describe, expect, it } from 'vitest';
import { checkApi } from '../../packages/conformance/src';
import { faults } from './faults';
import { referenceSubject, withHost } from './reference';

describe('the conformance run on a copy of the reference API with one fault', () => {
  it('has at least thirty faults', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(faults)('[POR-109] finds $name and blames nothing else', async ({ around, blames }) => {
    const { findings } = await withHost((host) =>
      checkApi(referenceSubject(host, (fetch) => around(fetch, host))),
    );
    const failed = findings.filter(({ result }) => result === 'failed');
    expect([...new Set(failed.map(({ call }) => call))].sort()).toEqual([...blames].sort());
    expect(failed.every(({ request }) => request?.startsWith('curl '))).toBe(true);
  });
});
