/** Where a browser reports a violation of the strict policy. */
export const reportPath = '/csp-reports';

/**
 * The policy every tag of the suite works under (DESIGN: the public face), with the reports sent
 * to this host. `connect-src 'self'` is the API: it has the same origin here.
 * @param cardFields origin of the processor's page for card numbers, which a lender's policy has to
 *   name where it is used (D88).
 */
export function strictPolicy(cardFields: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    `frame-src ${cardFields}`,
    "require-trusted-types-for 'script'",
    `report-uri ${reportPath}`,
  ].join('; ');
}

/** One violation, as much of it as a developer needs to find the cause. */
export type Violation = {
  readonly document: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number;
};

function field(report: object, name: string): string {
  const value: unknown = Reflect.get(report, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A browser's report, or undefined when the body is not one. */
export function readViolation(body: unknown): Violation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report: unknown = Reflect.get(body, 'csp-report');
  if (typeof report !== 'object' || report === null) return undefined;
  return {
    document: field(report, 'document-uri'),
    directive: field(report, 'effective-directive') || field(report, 'violated-directive'),
    blocked: field(report, 'blocked-uri'),
    source: field(report, 'source-file'),
    line: Number(field(report, 'line-number')) || 0,
  };
}
