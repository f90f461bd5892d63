import { localDate, type Agreement } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { neededSteps, type QueueConditions } from './queue';

const day = localDate('2024-01-01');
if (day === undefined) throw new Error('a date is wrong in the test');
const terms: Agreement = {
  name: 'Terms',
  url: '/terms',
  date: day,
  hostNum: 11_337,
  whenToAgree: ['login'],
};

const nothing: QueueConditions = {
  login: {
    isTrustedDevice: false,
    emailIsVerified: false,
    mustChangePassword: false,
    hasPasswordQuestion: true,
  },
  hasPassword: true,
  multiFactor: false,
  validateSsn: false,
  recoverWithoutQuestion: false,
  agreements: [],
};

const login = (patch: Partial<QueueConditions['login']>) => ({ ...nothing.login, ...patch });

describe('the steps after a right password', () => {
  it('[ACC-215] run in the order of the specification', () => {
    expect(
      neededSteps({
        ...nothing,
        login: login({ mustChangePassword: true, hasPasswordQuestion: false }),
        multiFactor: true,
        validateSsn: true,
        agreements: [terms],
      }),
    ).toEqual(['securityCode', 'validateSsn', 'changePassword', 'secretQuestion', 'agreements']);
  });

  it.each<[string, Partial<QueueConditions>, string[]]>([
    ['nothing is needed', {}, []],
    ['[ACC-218] multi-factor, device not trusted', { multiFactor: true }, ['securityCode']],
    ['[ACC-218] multi-factor off', { multiFactor: false }, []],
    [
      '[ACC-219] multi-factor, device trusted',
      { multiFactor: true, login: login({ isTrustedDevice: true }) },
      [],
    ],
    ['[ACC-220] SSN on, e-mail not verified, password', { validateSsn: true }, ['validateSsn']],
    ['[ACC-220] SSN off', { validateSsn: false }, []],
    [
      '[ACC-221] SSN on, e-mail verified',
      { validateSsn: true, login: login({ emailIsVerified: true }) },
      [],
    ],
    ['[ACC-222] SSN on, single sign-on', { validateSsn: true, hasPassword: false }, []],
    [
      '[ACC-223] password must change',
      { login: login({ mustChangePassword: true }) },
      ['changePassword'],
    ],
    ['[ACC-223] password may stay', { login: login({ mustChangePassword: false }) }, []],
    [
      '[ACC-224] no question yet',
      { login: login({ hasPasswordQuestion: false }) },
      ['secretQuestion'],
    ],
    ['[ACC-224] a question exists', { login: login({ hasPasswordQuestion: true }) }, []],
    [
      '[ACC-225] no question, recovery without one',
      { login: login({ hasPasswordQuestion: false }), recoverWithoutQuestion: true },
      [],
    ],
    ['[ACC-226] an agreement is needed', { agreements: [terms] }, ['agreements']],
    ['[ACC-226] no agreement is needed', { agreements: [] }, []],
  ])('%s', (_title, patch, steps) => {
    expect(neededSteps({ ...nothing, ...patch })).toEqual(steps);
  });
});
