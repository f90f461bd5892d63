import { looseObject } from 'valibot';
import type { TestHost } from './test-host';

const tables = [
  'borrowers',
  'newcomers',
  'sessions',
  'security_codes',
  'registration_codes',
  'email_proofs',
  'trusted_devices',
  'single_use_tokens',
  'attempts',
  'access_applications',
];

/** All rows of the tables about people and their access, as one text. */
export async function everythingStored({ database }: TestHost): Promise<string> {
  const rows = await Promise.all(
    tables.map((table) => database.all(looseObject({}), `SELECT * FROM ${table} ORDER BY 1`)),
  );
  return JSON.stringify(rows);
}
