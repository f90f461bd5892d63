import { branchInfo, zipLocation } from '@portico/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost();
  return host.close;
});

it('[LON-480] the branches are a list, also without a session', async () => {
  const response = await host.fetch(branchInfo.path);
  const body: unknown = await response.json();
  expect(Array.isArray(body) && body[0]).toMatchObject({
    BranchName: 'Cedar Falls',
    StreetAddress: '214 Mill Street',
    City: 'Cedar Falls',
    State: 'IA',
    Zip: '50613',
    PhoneNumber: '3195550110',
    Latitude: 42.5349,
    Longitude: -92.4453,
  });
});

describe('a zip code', () => {
  const ask = (zip: string) => host.send(zipLocation, { zip });

  it('of a branch has the location of the branch', async () => {
    expect((await ask('51537')).body).toMatchObject({ Latitude: 41.653, Longitude: -95.3255 });
  });

  it('of the area has the location of the nearest town', async () => {
    const { body } = await ask('52401');
    expect(body).toMatchObject({ Latitude: 41.98, Longitude: -91.67 });
    expect((await ask('52401')).body).toEqual(body);
  });

  it('far away has no location', async () => {
    const { status, body } = await ask('99950');
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('Latitude');
  });

  it.each(['00000', '1234', 'abcde', ''])('"%s" does not exist', async (zip) => {
    expect((await ask(zip)).codes).toEqual(['InvalidZip']);
  });
});
