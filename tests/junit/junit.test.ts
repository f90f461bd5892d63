import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { count, parseReport, readReports, writeReport } from './junit.mjs';

const report = `<?xml version="1.0"?>
<testsuites><testsuite name="a">
  <testcase classname="money.test.ts" name="[PAY-001] writes &quot;$1.00&quot; &gt; 0" time="0.1"></testcase>
  <testcase name='[PAY-002] single quotes' classname='b'/>
  <testcase classname="c" name="wrong"><failure message="a > b&#10;at x">at x</failure></testcase>
  <testcase classname="c" name="worse"><failure><![CDATA[
    expected 1 to be 2
    at y]]></failure></testcase>
  <testcase classname="d" name="broken"><error/></testcase>
  <testcase classname="e" name="later"><skipped/></testcase>
</testsuite></testsuites>`;

it('reads every test case with its outcome, in the styles of all runners', () => {
  expect(parseReport(report)).toEqual([
    { title: 'money.test.ts [PAY-001] writes "$1.00" > 0', outcome: 'passed' },
    { title: 'b [PAY-002] single quotes', outcome: 'passed' },
    { title: 'c wrong', outcome: 'failed', problem: 'a > b' },
    { title: 'c worse', outcome: 'failed', problem: 'expected 1 to be 2' },
    { title: 'd broken', outcome: 'failed', problem: '' },
    { title: 'e later', outcome: 'skipped' },
  ]);
  expect(count(parseReport(report))).toEqual({ passed: 2, failed: 3, skipped: 1 });
});

it('writes reports that it can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-junit-'));
  writeReport(join(folder, 'deep', 'steps.xml'), 'steps', [
    { name: 'lint', seconds: 1 },
    { name: 'types & "more"', seconds: 2, problem: 'ended with <1>' },
  ]);
  expect(readReports(folder)).toEqual([
    { title: 'steps lint', outcome: 'passed' },
    { title: 'steps types & "more"', outcome: 'failed', problem: 'ended with <1>' },
  ]);
  rmSync(folder, { recursive: true });
});
