/** Thrown by a check whose call this API does not have, and need not have (D160). */
export class MissingCall extends Error {
  constructor(status: number) {
    super(`optional, and this API has none (HTTP ${status})`);
  }
}

/** The result of one check. */
export type Finding = {
  /** Name of the call. */
  readonly call: string;
  /** What was expected. */
  readonly check: string;
  readonly result: 'passed' | 'failed' | 'skipped' | 'missing';
  /** Why it failed or was skipped; never a value that was received. */
  readonly detail?: string | undefined;
};

/** Collects findings; a check that throws has failed, unless its call may be missing. */
export function createReport() {
  const findings: Finding[] = [];
  return {
    findings,
    /** @param judge resolves to undefined when the check passes, otherwise to the problem. */
    async check(
      call: string,
      check: string,
      judge: () => Promise<string | undefined>,
    ): Promise<void> {
      try {
        const detail = await judge();
        findings.push({ call, check, result: detail === undefined ? 'passed' : 'failed', detail });
      } catch (error) {
        const detail = error instanceof Error ? error.message : 'failed';
        findings.push({
          call,
          check,
          result: error instanceof MissingCall ? 'missing' : 'failed',
          detail,
        });
      }
    },
    skip(call: string, check: string, detail: string): void {
      findings.push({ call, check, result: 'skipped', detail });
    },
  };
}

export type Report = ReturnType<typeof createReport>;

const marks = { passed: '  ok  ', failed: ' FAIL ', skipped: ' skip ', missing: ' none ' } as const;

/** The findings as text, by call, and a line that sums them up. */
export function printed(findings: readonly Finding[]): string {
  const calls = [...new Set(findings.map(({ call }) => call))];
  const lines = calls.flatMap((call) => [
    call,
    ...findings
      .filter((finding) => finding.call === call)
      .map(
        ({ result, check, detail }) => `${marks[result]} ${check}${detail ? `: ${detail}` : ''}`,
      ),
  ]);
  const count = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).length;
  const sum = `conformance: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped, ${count('missing')} missing but optional`;
  return [...lines, sum].join('\n');
}
