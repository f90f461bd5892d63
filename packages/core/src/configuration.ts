import type { Screen } from './destination';
import type { Locale } from './texts';

/** What the lender's page says about itself, by `configure()` or the loader's `data-*` attributes. */
export type Configuration = {
  /** Origin (and prefix) of the API, without a trailing slash; '' is the page's own origin. */
  readonly api: string;
  readonly locale: Locale;
  /** Address of the page that carries each screen, with `{placeholders}`. */
  readonly pages: Readonly<Partial<Record<Screen, string>>>;
  /**
   * Credentials of a test borrower for the quick sign-in button, which only non-production builds
   * contain (access §2).
   */
  readonly quickSignIn?: { readonly username: string; readonly password: string } | undefined;
};
