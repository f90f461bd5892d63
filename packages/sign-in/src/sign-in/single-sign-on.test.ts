import { startTestCore } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { goToSingleSignOn, singleSignOnAddress } from './single-sign-on';

const origins = ['https://login.lender.test'];
const query = { reason: 'error', state: 's-1' } as const;

describe('the single sign-on login', () => {
  it.each([
    ['https://login.lender.test/start', 'https://login.lender.test/start?reason=error&state=s-1'],
    ['https://login.lender.test/a?b=1', 'https://login.lender.test/a?b=1&reason=error&state=s-1'],
    ['https://login.lender.test/?reason=x', 'https://login.lender.test/?reason=error&state=s-1'],
  ])('[ACC-471, ACC-472] of %s receives the reason and a state: %s', (url, address) => {
    expect(singleSignOnAddress(url, origins, query)).toBe(address);
  });

  it.each([
    ['', 'no address'],
    ['/start', 'an address without origin'],
    ['https://login.lender.test.evil.example/', 'another origin'],
    ['http://login.lender.test/', 'another scheme'],
    ['https://login.lender.test:8443/', 'another port'],
    ['javascript:alert(1)', 'a script'],
  ])('[ACC-473] is not opened at %j: %s', (url) => {
    expect(singleSignOnAddress(url, origins, query)).toBeUndefined();
  });
});

it('a page left for the login, and shown again as it was left, goes to the sign-in screen', async () => {
  const { core, events, assigned } = await startTestCore({
    settings: {
      'globalOptions.singleSignOnUrl': 'https://login.lender.test/start',
      'globalOptions.singleSignOnOrigins': 'https://login.lender.test',
    },
  });
  const go = vi.fn();
  core.setRouter({ hrefFor: ({ screen }) => `#/home/${screen}`, go });
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  goToSingleSignOn(core, 'notLoggedIn');
  expect(assigned).toHaveLength(1);
  show(false);
  expect(go).not.toHaveBeenCalled();
  show(true);
  show(true);
  expect(go.mock.calls).toEqual([[{ screen: 'login' }]]);
});
