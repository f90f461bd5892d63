/** The cookies of a request, by name. */
export function readCookies(header: string | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (header ?? '').split(';').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
    }),
  );
}

/** A cookie that scripts cannot read, sent only to the API. `maxAge` in seconds. */
export function writeCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const parts = [
    `${name}=${value}`,
    'Path=/api',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}
