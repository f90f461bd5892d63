import type { CheckedApi } from '../check-api';
import type { Left } from '../left';
import { byCall, countResults, noChange, notMade, type Finding } from '../report';

const marks = { passed: '    ok  ', failed: '  FAIL  ', skipped: '  skip  ', missing: '  none  ' } as const;

/** One line that sums the findings up. */
export function summary(findings: readonly Finding[]): string {
  const { passed, failed, skipped, missing } = countResults(findings);
  return `conformance: ${passed} passed, ${failed} failed, ${skipped} skipped, ${missing} missing but optional`;
}

function lineOf({ result, check, detail, request, times }: Finding): string {
  const line = `${marks[result]}${check}${detail === undefined ? '' : `: ${detail}`}${oftenText(times)}`;
  return request === undefined ? line : `${line}\n        ${request}`;
}

/** How often a check failed for one cause; nothing for once. */
export const oftenText = (times = 1): string => (times > 1 ? ` (${times} times)` : '');

/** What a run left behind, in one line. */
export function leftText({ what, reference, times }: Left): string {
  return `${what}${reference === undefined ? '' : `, reference ${reference}`}${oftenText(times)}`;
}

/** A heading and its lines; nothing without lines. */
const section = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];

/**
 * The findings as text, by call; the checks that were not made for lack of `--change`; what the run
 * left behind; and a line that sums the findings up.
 */
export function asText({ findings, left }: CheckedApi): string {
  const made = findings.filter(({ detail }) => detail !== noChange);
  return [
    ...[...byCall(made)].flatMap(([call, own]) => [call, ...own.map(lineOf)]),
    ...section(
      `Not made, because ${noChange}:`,
      [...notMade(findings)].map(([check, calls]) => `${check}: ${calls.join(', ')}`),
    ),
    ...section(
      'Left behind:',
      left.map((one) => `${one.call}: ${leftText(one)}`),
    ),
    summary(findings),
  ].join('\n');
}
