import { describe, expect, it } from 'vitest';
import type { Agreement } from './agreements/agreements';
import { localDate } from './values/local-date';
import {
  neededSignInSteps,
  signInAgreements,
  signInSteps,
  type StepConditions,
} from './sign-in-steps';

const day = localDate('2024-01-01');
if (day === undefined) throw new Error('a date is wrong in the test');
const terms: Agreement = {
  name: 'Terms',
  url: '/terms',
  date: day,
  hostNum: 11_337,
  whenToAgree: ['login'],
};

const nothing: StepConditions = {
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

const login = (patch: Partial<StepConditions['login']>) => ({ ...nothing.login, ...patch });

describe('the steps after a correct password', () => {
  it('[ACC-215] run in the order of the specification', () => {
    expect(
      neededSignInSteps({
        ...nothing,
        login: login({ mustChangePassword: true, hasPasswordQuestion: false }),
        multiFactor: true,
        validateSsn: true,
        agreements: [terms],
      }),
    ).toEqual(signInSteps);
    expect(signInSteps.join(' ')).toBe(
      'securityCode validateSsn changePassword secretQuestion agreements',
    );
  });

  it.each<[string, Partial<StepConditions>, string[]]>([
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
    expect(neededSignInSteps({ ...nothing, ...patch })).toEqual(steps);
  });
});

describe('the agreements required at sign-in', () => {
  const consent: Agreement = {
    ...terms,
    name: 'Consent',
    url: '/consent',
    hostNum: 11_338,
    whenToAgree: ['ecommunicationreagree'],
  };
  const fees: Agreement = { ...terms, name: 'Fees', url: '/fees', whenToAgree: ['ach'] };
  const both: Agreement = {
    ...consent,
    name: 'Both',
    whenToAgree: ['login', 'ecommunicationreagree'],
  };
  const agreed = { name: 'Terms', url: '/terms', dateOfAgreement: day };

  it.each([
    ['[ACC-226] those with login timing', [terms, fees], [], false, ['Terms']],
    ['not what was agreed to', [terms], [agreed], false, []],
    ['[ACC-226] no consent to e-mail while it is not restricted', [consent], [], false, []],
    [
      '[ACC-226] the consent to e-mail where it is restricted (D153)',
      [terms, consent],
      [],
      true,
      ['Terms', 'Consent'],
    ],
    ['each once', [both], [], true, ['Both']],
  ])('%s', (_title, all, log, restricted, names) => {
    const borrower = { isEmailCommunicationRestricted: restricted };
    expect(signInAgreements(all, log, borrower, day).map(({ name }) => name)).toEqual(names);
  });
});
