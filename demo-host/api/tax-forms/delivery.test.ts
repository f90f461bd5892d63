import { readWire, setTaxFormDelivery, taxFormDelivery } from '@portico/contract';
import { nullable, object, string } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

async function delivery(headers?: Readonly<Record<string, string>>) {
  const { body } = await host.send(taxFormDelivery, undefined, { token, headers });
  const read = readWire(taxFormDelivery.response, body);
  if (!read.ok) throw new Error(JSON.stringify(body));
  return read.value;
}

const set = async (format: 'ElectronicOnly' | 'PaperOnly', wordingHash?: string) =>
  (await host.send(setTaxFormDelivery, { format, wordingHash }, { token })).codes;

const records = () =>
  host.database.all(
    object({ format: string(), set_on: string(), wording: nullable(string()) }),
    'SELECT format, set_on, wording FROM tax_form_deliveries WHERE borrower_id = 1001 ORDER BY id',
  );

it('[POR-171] tax forms come on paper until their own consent, of which each is recorded with its wording', async () => {
  const { format, wording, wordingHash } = await delivery();
  expect(format).toBe('PaperOnly');
  expect(await set('ElectronicOnly')).toEqual(['WordingChanged']);
  expect(await set('ElectronicOnly', 'another')).toEqual(['WordingChanged']);
  expect(await records()).toEqual([]);
  expect(await set('ElectronicOnly', wordingHash)).toEqual([]);
  expect(await set('ElectronicOnly', wordingHash)).toEqual([]);
  expect(await delivery()).toMatchObject({
    format: 'ElectronicOnly',
    since: '2026-03-02',
    agreedWording: wording,
  });
  expect(await set('PaperOnly')).toEqual([]);
  expect(await delivery()).toMatchObject({ format: 'PaperOnly', agreedWording: undefined });
  expect(await records()).toEqual([
    { format: 'ElectronicOnly', set_on: '2026-03-02', wording },
    { format: 'PaperOnly', set_on: '2026-03-02', wording: null },
  ]);
});

it('is agreed to in the language in which it was read', async () => {
  const { wording, wordingHash } = await delivery({ 'Accept-Language': 'es' });
  expect(wording).toContain('Acepto');
  expect(await set('ElectronicOnly', wordingHash)).toEqual([]);
  expect((await delivery()).agreedWording).toBe(wording);
});

it('is each borrower’s own', async () => {
  const { wordingHash } = await delivery();
  await set('ElectronicOnly', wordingHash);
  token = await host.signIn('daniel');
  expect(await delivery()).toMatchObject({ format: 'PaperOnly' });
});
