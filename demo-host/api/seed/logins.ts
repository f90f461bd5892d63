import { type Executor, recordLogin } from '@portico/server/parts';

const day = 24 * 60 * 60_000;

type SeedLogin = readonly [borrowerId: number, daysAgo: number, ip: string, device: string];

const home = '203.0.113.7';
const work = '203.0.113.88';

/** Maya signs in twice a week: at home, on her phone, at work. */
const ofMaya = Array.from({ length: 34 }, (_, index): SeedLogin => {
  const daysAgo = 4 + 3.5 * index;
  if (index % 5 === 4) return [1001, daysAgo, work, 'Edge on Windows'];
  return [1001, daysAgo, home, index % 3 === 2 ? 'Safari on iPhone' : 'Chrome on Windows'];
});

const logins: readonly SeedLogin[] = [
  ...ofMaya,
  // Not the places and devices that she uses otherwise: this one is marked.
  [1001, 9.3, '198.51.100.7', 'Firefox on Linux'],
  [1002, 12, '203.0.113.140', 'Chrome on Android'],
  [1002, 40, '203.0.113.140', 'Chrome on Android'],
  [1007, 1, '198.51.100.20', 'Edge on Windows'],
  [1007, 2, '198.51.100.20', 'Edge on Windows'],
];

/** The sign-ins of the past, in their order. */
export async function seedLogins(tx: Executor, now: number): Promise<void> {
  const inOrder = [...logins].sort(([, one], [, other]) => other - one);
  for (const [borrowerId, daysAgo, ip, device] of inOrder) {
    await recordLogin(tx, { borrowerId, ip, device, now: now - daysAgo * day });
  }
}
