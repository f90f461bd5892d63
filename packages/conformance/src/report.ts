/** Thrown by a check of what this API does not have, and need not have (D160). */
export class OptionalMissing extends Error {
  /** @param seen by which it is known */
  constructor(seen: string) {
    super(`optional, and this API has none (${seen})`);
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
  /** Why it failed or was skipped; of a value that was received only its form. */
  readonly detail?: string | undefined;
  /** The request of a failed check, as a curl command without secrets. */
  readonly request?: string | undefined;
  /** How many checks of the call failed for this cause, if several did. */
  readonly times?: number | undefined;
};

/** Why a check that writes was not made. */
export const noChange = '--change was not given';

/** The newest request of a check. */
export type Requests = {
  readonly lastRequest: () => string | undefined;
  readonly forgetRequest: () => void;
};

/**
 * Collects findings; a check that throws has failed, unless its call may be missing. Checks of calls
 * that are not chosen are not made.
 */
export function createReport(
  { lastRequest, forgetRequest }: Requests,
  isChosen: (call: string) => boolean = () => true,
) {
  const findings: Finding[] = [];
  const failed = (call: string, check: string, detail: string) => {
    const same = findings.findIndex((one) => one.call === call && isSameCause(one, check, detail));
    const first = findings[same];
    if (first) findings[same] = { ...first, times: (first.times ?? 1) + 1 };
    else findings.push({ call, check, result: 'failed', detail, request: lastRequest() });
  };
  return {
    findings,
    /** @param judge resolves to undefined when the check passes, otherwise to the problem. */
    async check(
      call: string,
      check: string,
      judge: () => Promise<string | undefined>,
    ): Promise<void> {
      if (!isChosen(call)) return;
      forgetRequest();
      try {
        const detail = await judge();
        if (detail === undefined) findings.push({ call, check, result: 'passed' });
        else failed(call, check, detail);
      } catch (error) {
        if (error instanceof OptionalMissing)
          findings.push({ call, check, result: 'missing', detail: error.message });
        else failed(call, check, `no answer: ${reasonOf(error)}`);
      }
    },
    fail: failed,
    skip(call: string, check: string, detail: string): void {
      if (isChosen(call)) findings.push({ call, check, result: 'skipped', detail });
    },
  };
}

/** Whether a check that is made for each account, or each entry, failed as it did for another one. */
function isSameCause(one: Finding, check: string, detail: string): boolean {
  const withoutCase = (text = '') =>
    text.replace(/\(account \d+ of \d+\)/, '').replace(/\.\d+(?=[.:])/g, '.n');
  const isForEach = /\(account \d+ of \d+\)/.test(check);
  return (
    isForEach &&
    one.result === 'failed' &&
    withoutCase(one.check) === withoutCase(check) &&
    withoutCase(one.detail) === withoutCase(detail)
  );
}

/** `fetch` says only that it failed; its cause has the refused connection or certificate. */
export function reasonOf(error: unknown): string {
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
