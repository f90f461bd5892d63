import { describe, expect, it } from 'vitest';
import { apiAddress } from './api-address';
import { refusedApis } from '../fixtures/refused-apis';

const page = new URL('https://lender.example/pay?account=1#top');

describe('the address of the API', () => {
  it.each([
    ['', 'https://lender.example'],
    ['/', 'https://lender.example'],
    ['/portico/', 'https://lender.example/portico'],
    ['https://api.example', 'https://api.example'],
    ['HTTPS://api.example:8443/v1//', 'https://api.example:8443/v1'],
    ['http://localhost:4300', 'http://localhost:4300'],
    ['http://127.0.0.1:4300/api', 'http://127.0.0.1:4300/api'],
    ['http://[::1]:4300', 'http://[::1]:4300'],
  ])('is read from "%s"', (configured, address) => {
    expect(apiAddress(configured, page)).toBe(address);
  });

  it('is the page’s own site, over http where the page is', () => {
    const intranet = new URL('http://lender.test/pay');
    expect(apiAddress('', intranet)).toBe('http://lender.test');
    expect(apiAddress('http://lender.test/api', intranet)).toBe('http://lender.test/api');
  });

  it('stays the same when it is read again', () => {
    const once = apiAddress('/portico/', page);
    expect(apiAddress(once, page)).toBe(once);
  });

  it.each(refusedApis)('is refused as "%s"', (configured) => {
    expect(() => apiAddress(configured, page)).toThrow(TypeError);
  });
});
