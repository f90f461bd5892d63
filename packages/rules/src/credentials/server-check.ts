/** The checks requested from the server for a password (access §7). */
export type ServerCheck = {
  readonly invalidWhenMatchesSSN: boolean;
  readonly invalidWhenMatchEmail: boolean;
  readonly invalidWhenPasswordExists: boolean;
};

/** The server's response; each flag is an error. */
export type ServerFindings = {
  readonly passwordMatchesSSN: boolean;
  readonly passwordMatchesEmail: boolean;
  readonly passwordExists: boolean;
};

/**
 * The checks to request for this password, or undefined when none applies: whether it is the
 * borrower's e-mail address when it looks like one, their SSN when it has nine digits, and a former
 * password where the list forbids that (access §5).
 */
export function serverCheckFor(
  password: string,
  { forbidsReuse }: { readonly forbidsReuse: boolean },
): ServerCheck | undefined {
  if (password === '') return undefined;
  const check: ServerCheck = {
    invalidWhenMatchesSSN: /^\d{9}$/.test(password.replace(/-/g, '')),
    invalidWhenMatchEmail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(password),
    invalidWhenPasswordExists: forbidsReuse,
  };
  return Object.values(check).some(Boolean) ? check : undefined;
}
