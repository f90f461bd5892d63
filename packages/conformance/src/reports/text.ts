import { byCall, countResults, type Finding } from '../report';

const marks = { passed: '    ok  ', failed: '  FAIL  ', skipped: '  skip  ', missing: '  none  ' } as const;

/** One line that sums the findings up. */
export function summary(findings: readonly Finding[]): string {
  const { passed, failed, skipped, missing } = countResults(findings);
  return `conformance: ${passed} passed, ${failed} failed, ${skipped} skipped, ${missing} missing but optional`;
}

function lineOf({ result, check, detail, request }: Finding): string {
  const line = `${marks[result]}${check}${detail === undefined ? '' : `: ${detail}`}`;
  return request === undefined ? line : `${line}\n        ${request}`;
}

/** The findings as text, by call, and a line that sums them up. */
export function asText(findings: readonly Finding[]): string {
  const calls = [...byCall(findings)].flatMap(([call, own]) => [call, ...own.map(lineOf)]);
  return [...calls, summary(findings)].join('\n');
}
