import { describe, expect, it } from 'vitest';
import type { CheckedApi } from '../check-api';
import type { Finding } from '../report';
import { asJUnit } from './junit';
import { asPage } from './page';
import { asText } from './text';

const findings: readonly Finding[] = [
  { call: 'branchInfo', check: 'answers', result: 'passed' },
  {
    call: 'profile',
    check: "refuses what is not the borrower's",
    result: 'failed',
    detail: 'HTTP <500>',
    request: "curl -i 'http://api/?a=1&b=2'",
  },
  { call: 'zipLocation', check: 'locates', result: 'missing', detail: 'optional' },
  { call: 'updateProfile', check: 'saves', result: 'skipped', detail: '--change was not given' },
  { call: 'addCard', check: 'is refused', result: 'skipped', detail: '--change was not given' },
  { call: 'addBankAccount', check: 'is refused', result: 'skipped', detail: '--change was not given' },
];

const checked: CheckedApi = {
  findings,
  left: [
    { call: 'submitImmediateBank', what: 'a booked payment of $25.00', reference: 'R<1>', times: 1 },
    { call: 'clientError', what: 'an error report', times: 2 },
  ],
};

describe('a report', () => {
  it('as text sums up and gives the request to repeat', () => {
    expect(asText(checked)).toContain(
      "FAIL  refuses what is not the borrower's: HTTP <500>\n        curl -i 'http://api/?a=1&b=2'",
    );
    expect(asText(checked)).toMatch(
      /1 passed, 1 failed, 3 skipped, 1 missing but optional$/,
    );
  });

  it('[POR-137] says which checks were not made without --change, and what was left behind', () => {
    expect(asText(checked)).toContain(
      [
        'Not made, because --change was not given:',
        '  saves: updateProfile',
        '  is refused: addCard, addBankAccount',
        'Left behind:',
        '  submitImmediateBank: a booked payment of $25.00, reference R<1>',
        '  clientError: an error report (2 times)',
      ].join('\n'),
    );
    const page = asPage(checked, 'http://api');
    expect(page).toContain('<li>is refused: addCard, addBankAccount</li>');
    expect(page).toContain('a booked payment of $25.00, reference R&lt;1&gt;');
    expect(asJUnit(checked)).toContain('<system-out>submitImmediateBank: a booked payment');
    const bare = asText({ findings: findings.slice(0, 1), left: [] });
    expect(bare).not.toMatch(/Not made|Left behind/);
  });

  it('as JUnit counts a missing optional call as skipped', () => {
    const xml = asJUnit(checked);
    expect(xml).toContain('tests="6" failures="1" skipped="4"');
    expect(xml).toContain('<failure message="HTTP &lt;500&gt;">');
    expect(xml).toContain('a=1&amp;b=2');
  });

  it('as a page begins with what differs, and runs nothing it was given', () => {
    const page = asPage(checked, 'http://api/<script>');
    expect(page.indexOf('id="profile"')).toBeLessThan(page.indexOf('id="branchInfo"'));
    expect(page).toContain('HTTP &lt;500&gt;');
    expect(page).not.toContain('<script');
  });
});
