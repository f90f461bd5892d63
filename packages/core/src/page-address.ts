/** Whether an address can be followed: relative, or http(s). Everything else (javascript:, data:) is not. */
export function isFollowable(address: string): boolean {
  const [, scheme] = /^[\s\0-\x1f]*([^/?#:]*):/.exec(address) ?? [];
  return scheme === undefined || /^https?$/i.test(scheme);
}

/**
 * Fills the placeholders of a page's address, URL-encoded: `/pay?account={accountNumber}`. A query
 * parameter whose value is not given is left out; any other placeholder becomes empty.
 */
export function fillAddress(template: string, params: Readonly<Record<string, string>>): string {
  return template
    .replace(/(?:([?&])[^?&=#]+=)?\{(\w+)\}/g, (place, sign: string | undefined, name: string) =>
      sign && params[name] === undefined
        ? sign.replace('&', '')
        : place.replace(/\{.*/, encodeURIComponent(params[name] ?? '')),
    )
    .replace(/\?(&|(?=#|$))/, (_, more: string) => (more ? '?' : ''));
}
