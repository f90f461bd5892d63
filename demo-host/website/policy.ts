import { scrubSecrets } from '@portico/rules';
import { lenderPolicy } from '@portico/cdn/policy';

/** Where a browser reports a violation of the strict policy. */
export const reportPath = '/csp-reports';

/**
 * The lender's policy as this host sends it: files, API and reports have its own origin.
 */
export function strictPolicy(cardFields: string): string {
  const policy = lenderPolicy({ suite: "'self'", api: "'self'", cardFields });
  return `${policy}; report-uri ${reportPath}`;
}

/** Sent with every page, also where the rest of the page keeps it from a strict policy. */
export const pagePolicy =
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** A violation, with what a developer needs to find its cause. */
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

/** How many characters of a field are kept. */
const fieldLength = 300;

/** An address without query, fragment and anything else that may be a secret. */
const keptAddress = (address: string): string =>
  scrubSecrets(address.replace(/[?#].*$/s, '')).slice(0, fieldLength);

/** A browser's report, or undefined when the body is not one. */
export function readViolation(body: unknown): Violation | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const report: unknown = Reflect.get(body, 'csp-report');
  if (typeof report !== 'object' || report === null) return undefined;
  return {
    document: keptAddress(field(report, 'document-uri')),
    directive: keptAddress(
      field(report, 'effective-directive') || field(report, 'violated-directive'),
    ),
    blocked: keptAddress(field(report, 'blocked-uri')),
    source: keptAddress(field(report, 'source-file')),
    line: Number(field(report, 'line-number')) || 0,
  };
}
