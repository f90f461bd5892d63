import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOn } from '../../demo-host/api/testing/database-template';
import { createTestHost, makeTemplate } from '../../demo-host/api/testing/test-host';
import { checkApi } from '../../packages/conformance/src';
import { startExample } from '../conformance/example-server';
import { referenceSubject } from '../conformance/reference';

const server = process.env['PORTICO_POSTGRES'] ?? '';

/** The other conformance tests run on PostgreSQL by `npm run postgres`, on libSQL in every other run. */
describe('conformance', () => {
  it.each([
    ['libSQL', ''],
    ['PostgreSQL', server],
  ])(
    '[POR-166] finds nothing wrong with the reference API on %s, a payment included',
    async (store, address) => {
      const host = await createTestHost({ from: makeTemplate(address) });
      try {
        expect(host.database.dialect).toBe(store === 'libSQL' ? 'sqlite' : 'postgres');
        const { findings } = await checkApi(referenceSubject(host));
        expect(findings.filter(({ result }) => result !== 'passed')).toEqual([]);
        expect(findings.map(({ call }) => call)).toContain('submitImmediateBank');
      } finally {
        await host.close();
      }
    },
    300_000,
  );

  it('[POR-166] finds nothing wrong with the example server on PostgreSQL, a payment included', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portico-core-'));
    const { url, drop } = await createOn(server);
    const { subject } = await startExample(url, folder);
    try {
      const { findings } = await checkApi(subject);
      expect(findings.filter(({ result }) => result === 'failed')).toEqual([]);
      const passed = findings.filter(({ result }) => result === 'passed');
      expect(passed.map(({ call }) => call)).toContain('submitImmediateBank');
    } finally {
      await drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
