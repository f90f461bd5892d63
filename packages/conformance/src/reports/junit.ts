import type { CheckedApi } from '../check-api';
import { countResults, type Finding } from '../report';
import { escaped } from './markup';
import { leftText } from './text';

function caseOf({ call, check, result, detail = '', request = '' }: Finding): string {
  const start = `  <testcase classname="${escaped(call)}" name="${escaped(check)}"`;
  if (result === 'passed') return `${start}/>`;
  const said =
    result === 'failed'
      ? `<failure message="${escaped(detail)}">${escaped(request)}</failure>`
      : `<skipped message="${escaped(detail)}"/>`;
  return `${start}>${said}</testcase>`;
}

/**
 * The findings as JUnit XML; a missing optional call is a skipped test. What was left behind is in
 * `system-out`.
 */
export function asJUnit({ findings, left }: CheckedApi): string {
  const { failed, skipped, missing } = countResults(findings);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conformance" tests="${findings.length}" failures="${failed}" skipped="${skipped + missing}">`,
    ...findings.map(caseOf),
    ...(left.length > 0
      ? [`<system-out>${escaped(left.map((one) => `${one.call}: ${leftText(one)}`).join('\n'))}</system-out>`]
      : []),
    '</testsuite>',
    '',
  ].join('\n');
}
