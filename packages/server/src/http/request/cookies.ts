/** A cookie of this name is of exactly this host and was set over https: no other host can set it. */
const hostPrefix = '__Host-';

/** The cookies of a request, by name; over https only those that no other host can have set. */
export function readCookies(
  header: string | undefined,
  secure: boolean,
): Readonly<Record<string, string>> {
  const prefix = secure ? hostPrefix : '';
  return Object.fromEntries(
    (header ?? '').split(';').flatMap((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair.trim()) ?? [];
      if (name === undefined || value === undefined || !name.startsWith(prefix)) return [];
      return [[name.slice(prefix.length), value]];
    }),
  );
}

/** A cookie that scripts cannot read and no other site sends. `maxAge` in seconds. */
export function writeCookie(name: string, value: string, maxAge: number, secure: boolean): string {
  const parts = secure
    ? [`${hostPrefix}${name}=${value}`, 'Path=/', 'Secure']
    : [`${name}=${value}`, 'Path=/api'];
  return [...parts, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Strict'].join('; ');
}
