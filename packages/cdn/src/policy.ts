/** The origins that a lender's own policy has to allow. */
export type PolicySources = {
  /** Origin of the suite's files. */
  readonly suite: string;
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the processor's page for card numbers, where hosted fields are used (D88). */
  readonly cardFields?: string | undefined;
};

/**
 * The policy that every tag of the suite works under; `packages/README.md` explains each part. A lender adds what the rest of the page needs.
 */
export function lenderPolicy({ suite, api, cardFields }: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src ${suite}`,
    `style-src ${suite}`,
    `connect-src ${api}`,
    "img-src 'self' data:",
    ...(cardFields === undefined ? [] : [`frame-src ${cardFields}`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types portico portico-sanitizer 'allow-duplicates'",
  ].join('; ');
}
