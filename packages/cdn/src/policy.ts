/** The origins that a lender's own policy has to allow. */
export type PolicySources = {
  /** Origin of the suite's files. */
  readonly suite: string;
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the processor's page for card numbers, where hosted fields are used (D88). */
  readonly cardFields?: string | undefined;
  /** What the page around the tags has; without it, the page has nothing but the tags. */
  readonly page?: PageSources | undefined;
};

/** What a lender's page loads for itself, besides files of its own origin. */
export type PageSources = {
  /** Origins of its fonts, and of the style sheets that name them. */
  readonly fonts?: readonly string[];
  /** Sources of its inline scripts, such as `'sha256-…'`. */
  readonly scripts?: readonly string[];
};

const own = "'self'";

/**
 * The policy that every tag of the suite works under, and a lender's page around it;
 * `packages/README.md` explains each part.
 */
export function lenderPolicy({ suite, api, cardFields, page }: PolicySources): string {
  const { fonts = [], scripts = [] } = page ?? {};
  const sources = (...names: readonly string[]) =>
    [...new Set([...(page ? [own] : []), ...names])].join(' ');
  return [
    "default-src 'none'",
    `script-src ${sources(suite, ...scripts)}`,
    `style-src ${sources(suite, ...fonts)}`,
    ...(page ? [`font-src ${sources(...fonts)}`] : []),
    `connect-src ${sources(api)}`,
    "img-src 'self' data:",
    ...(cardFields === undefined ? [] : [`frame-src ${cardFields}`]),
    "base-uri 'none'",
    `form-action ${page ? own : "'none'"}`,
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types portico portico-sanitizer 'allow-duplicates'",
  ].join('; ');
}
