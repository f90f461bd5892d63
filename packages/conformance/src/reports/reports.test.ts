import { describe, expect, it } from 'vitest';
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
  { call: 'updateProfile', check: 'saves', result: 'skipped', detail: 'no --change' },
];

describe('a report', () => {
  it('as text sums up and gives the request to repeat', () => {
    expect(asText(findings)).toContain(
      "FAIL  refuses what is not the borrower's: HTTP <500>\n        curl -i 'http://api/?a=1&b=2'",
    );
    expect(asText(findings)).toMatch(
      /1 passed, 1 failed, 1 skipped, 1 missing but optional$/,
    );
  });

  it('as JUnit counts a missing optional call as skipped', () => {
    const xml = asJUnit(findings);
    expect(xml).toContain('tests="4" failures="1" skipped="2"');
    expect(xml).toContain('<failure message="HTTP &lt;500&gt;">');
    expect(xml).toContain('a=1&amp;b=2');
  });

  it('as a page begins with what differs, and runs nothing it was given', () => {
    const page = asPage(findings, 'http://api/<script>');
    expect(page.indexOf('id="profile"')).toBeLessThan(page.indexOf('id="branchInfo"'));
    expect(page).toContain('HTTP &lt;500&gt;');
    expect(page).not.toContain('<script');
  });
});
