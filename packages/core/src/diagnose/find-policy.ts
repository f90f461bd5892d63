import type { Found, MistakeId } from './mistakes';

/** What a policy has blocked, as the browser tells it. */
export type Violation = {
  readonly directive: string;
  readonly blocked: string;
  /** Address of the script that did what was blocked. */
  readonly source: string;
  readonly sample: string;
};

const byDirective: readonly (readonly [RegExp, MistakeId])[] = [
  [/^script-src/, 'policy-script'],
  [/^style-src/, 'policy-style'],
  [/^connect-src/, 'policy-connect'],
  [/^img-src/, 'policy-image'],
  [/^(frame|child)-src/, 'policy-frame'],
  [/^font-src/, 'policy-font'],
  [/^worker-src/, 'policy-worker'],
  [/trusted-types/, 'policy-trusted-types'],
];

/**
 * Calls `found` for what policies block, also for what they blocked before, where the browser has
 * kept it.
 */
export function watchPolicy(page: Document, found: (violation: Violation) => void): void {
  page.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked, sourceFile, sample } = event;
    found({ directive, blocked, source: sourceFile, sample });
  });
  if (!('ReportingObserver' in globalThis)) return;
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const text = (name: string) => String((body && Reflect.get(body, name)) ?? '');
        const [directive, blocked] = [text('effectiveDirective'), text('blockedURL')];
        found({ directive, blocked, source: text('sourceFile'), sample: text('sample') });
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}

/**
 * The mistake in the policy, if what it blocked concerns the suite.
 *
 * @param own addresses of its files and of the API
 * @param origin that of the page
 */
export function findInViolation(
  { directive, blocked, source, sample }: Violation,
  own: readonly string[],
  origin: string,
): Found[] {
  const isOwn = [blocked, source].some((address) => own.some((one) => address.startsWith(one)));
  const id = byDirective.find(([pattern]) => pattern.test(directive))?.[1];
  if (!isOwn || !id) return [];
  const isName = id === 'policy-trusted-types';
  const value = isName ? (sample.split('|')[0] ?? '') : allowing(blocked, origin);
  return [{ id, values: { value } }];
}

/** What a directive must list so that it is allowed. */
function allowing(blocked: string, page: string): string {
  if (!URL.canParse(blocked)) return blocked === 'inline' ? "'self'" : `${blocked}:`;
  const { origin, protocol } = new URL(blocked);
  if (origin === page) return "'self'";
  return origin === 'null' ? protocol : origin;
}
