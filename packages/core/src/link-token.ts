import type { Core } from './core';

/**
 * The token of a mailed link: what the page or the portal gives; else the query parameter `token`
 * inside the hash part of the address (D41), else that of the address itself (access §2).
 */
export function linkToken({ environment }: Core, given: string | undefined): string | undefined {
  if (given) return given;
  const [address = '', hash = ''] = environment.location.href().split(/#(.*)/s);
  const tokens = [hash, address].map((part) => {
    const [, query = ''] = part.split(/\?(.*)/s);
    return new URLSearchParams(query).get('token');
  });
  return tokens.find((token) => token) ?? undefined;
}
