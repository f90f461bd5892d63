/** Thrown by a check whose call this API does not have, and need not have (D160). */
export class MissingCall extends Error {
  constructor(status: number) {
    super(`optional, and this API has none (HTTP ${status})`);
  }
}

export const results = ['passed', 'failed', 'skipped', 'missing'] as const;

/** The result of one check. */
export type Finding = {
  /** Name of the call. */
  readonly call: string;
  /** What was expected. */
  readonly check: string;
  readonly result: (typeof results)[number];
  /** Why it failed or was skipped; never a value that was received. */
  readonly detail?: string | undefined;
  /** The request of a failed check, as a curl command without secrets. */
  readonly request?: string | undefined;
};

/** Why a check that writes was not made. */
export const noChange = '--change was not given';

/** The newest request of a check. */
export type Requests = {
  readonly lastRequest: () => string | undefined;
  readonly forgetRequest: () => void;
};

/** Collects findings; a check that throws has failed, unless its call may be missing. */
export function createReport({ lastRequest, forgetRequest }: Requests) {
  const findings: Finding[] = [];
  const failed = (call: string, check: string, detail: string) =>
    findings.push({ call, check, result: 'failed', detail, request: lastRequest() });
  return {
    findings,
    /** @param judge resolves to undefined when the check passes, otherwise to the problem. */
    async check(
      call: string,
      check: string,
      judge: () => Promise<string | undefined>,
    ): Promise<void> {
      forgetRequest();
      try {
        const detail = await judge();
        if (detail === undefined) findings.push({ call, check, result: 'passed' });
        else failed(call, check, detail);
      } catch (error) {
        if (error instanceof MissingCall)
          findings.push({ call, check, result: 'missing', detail: error.message });
        else failed(call, check, `no answer: ${reasonOf(error)}`);
      }
    },
    skip(call: string, check: string, detail: string): void {
      findings.push({ call, check, result: 'skipped', detail });
    },
  };
}

/** `fetch` says only that it failed; its cause has the refused connection or certificate. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  // The failures of several addresses of one name have a code alone.
  return cause.message || ('code' in cause ? String(cause.code) : message);
}

export type Report = ReturnType<typeof createReport>;

/** How many findings have each result. */
export function countResults(findings: readonly Finding[]): Record<Finding['result'], number> {
  const counts = { passed: 0, failed: 0, skipped: 0, missing: 0 };
  for (const { result } of findings) counts[result] += 1;
  return counts;
}

/** The checks that write and were not made, each with its calls. */
export function notMade(findings: readonly Finding[]): ReadonlyMap<string, readonly string[]> {
  const checks = new Map<string, string[]>();
  for (const { call, check } of findings.filter(({ detail }) => detail === noChange)) {
    checks.set(check, [...(checks.get(check) ?? []), call]);
  }
  return checks;
}

/** The findings of each call, in the order in which the calls were first checked. */
export function byCall(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const calls = new Map<string, Finding[]>();
  for (const finding of findings) {
    calls.set(finding.call, [...(calls.get(finding.call) ?? []), finding]);
  }
  return calls;
}
