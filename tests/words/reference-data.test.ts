import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { object, string } from 'valibot';
import { describedIn } from '../../demo-host/api/documents/descriptions';
import { createTestHost, type TestHost } from '../../demo-host/api/testing/test-host';
import { misnamed } from './glossary';

/** The reference API after a quarter, in which scheduled payments and autopay were booked. */
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
  await host.setToday('2026-06-15');
});
afterAll(() => host.close());

describe('the glossary', () => {
  it('holds in the descriptions of the ledger, in each language', async () => {
    const rows = await host.database.all(
      object({ description: string() }),
      'SELECT DISTINCT description FROM postings',
      [],
    );
    const endings = new Set(rows.map(({ description }) => description.replace(/\d+/g, '0')));
    expect([...endings]).toEqual(
      expect.arrayContaining([
        'Payment from bank account ending in 0',
        expect.stringMatching(/^Autopay from .+ ending in 0$/),
      ]),
    );
    const others = (['en', 'es'] as const).flatMap((language) =>
      rows
        .map(({ description }) => describedIn(description, language))
        .filter((description) => misnamed(description, language).length > 0),
    );
    expect(others).toEqual([]);
  });

  it('holds in what was mailed meanwhile', async () => {
    const mails = await host.services.mail.sent();
    expect(mails.length).toBeGreaterThan(0);
    const lines = mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
    const others = lines.filter((line) => misnamed(line, 'en').length > 0);
    expect(others).toEqual([]);
  });
});
