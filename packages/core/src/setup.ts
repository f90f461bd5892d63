import type { ApiError } from './result';

/** Lengths and minimums the institution prescribes (access §3). Unset when the server is silent. */
export type InstitutionLengths = {
  readonly passwordMinimumLength?: number | undefined;
  readonly userNameMinimumLength?: number | undefined;
  readonly loanAccountLength?: number | undefined;
  readonly loanCheckDigitLength?: number | undefined;
  readonly loanOfficeLength?: number | undefined;
  readonly depositAccountLength?: number | undefined;
  readonly depositCheckDigitLength?: number | undefined;
  readonly depositOfficeLength?: number | undefined;
};

/** The setup as the core uses it. */
export type Setup = {
  /** Setting strings by bucket, then by `group.key`. */
  readonly buckets: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly institution: InstitutionLengths & {
    /** Folder of the lender's images; '' when none. */
    readonly cdnFolder: string;
    /** The server's date, yyyy-MM-dd; undefined when it gives none. */
    readonly today?: string | undefined;
  };
};

/** How far the setup has come. */
export type SetupState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly setup: Setup }
  | { readonly status: 'failed'; readonly error: ApiError };
