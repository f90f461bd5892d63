import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that belong to one customer of a provider (a /64). */
const customerGroups = 4;

/**
 * What counts as one source of requests: an IPv4 address, or the first half of an IPv6 address,
 * because one customer usually has all 2^64 addresses with that half.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - last.length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  const shortened = all.slice(0, customerGroups).map((group) => parseInt(group, 16).toString(16));
  return `${shortened.join(':')}::/64`;
}
