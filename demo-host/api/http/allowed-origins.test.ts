import { maintenanceMode } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { environmentOptions } from '../start-api';
import { createTestHost } from '../testing/test-host';
import { readOrigins } from '@portico/server/parts';

describe('ALLOWED_ORIGINS', () => {
  it.each([
    [undefined, '*'],
    ['*', '*'],
    ['https://www.lender.example', ['https://www.lender.example']],
    [
      'https://www.lender.example, http://localhost:4300',
      ['https://www.lender.example', 'http://localhost:4300'],
    ],
  ])('%o allows %o', (text, origins) => {
    expect(readOrigins(text)).toEqual(origins);
  });

  it.each(['', 'www.lender.example', 'https://www.lender.example/', 'https://a.example,*', 'null'])(
    '"%s" is refused at the start',
    (text) => {
      expect(() => readOrigins(text)).toThrow(/ALLOWED_ORIGINS has ".*", which is no origin/);
    },
  );

  it('is read from the environment', () => {
    const origins = 'https://www.lender.example';
    expect(environmentOptions({ ALLOWED_ORIGINS: origins })).toMatchObject({ origins });
  });

  it('lets the pages of these origins read answers, and no others', async () => {
    const host = await createTestHost({ origins: readOrigins('https://www.lender.example') });
    const allowedFor = async (Origin: string) => {
      const { headers } = await host.send(maintenanceMode, undefined, { headers: { Origin } });
      return headers.get('Access-Control-Allow-Origin');
    };
    expect(await allowedFor('https://www.lender.example')).toBe('https://www.lender.example');
    expect(await allowedFor('https://evil.example')).toBeNull();
    await host.close();
  });
});
