import type { Found, MistakeId } from './mistakes';

const byDirective: readonly (readonly [RegExp, MistakeId])[] = [
  [/^script-src/, 'policy-script'],
  [/^style-src/, 'policy-style'],
  [/^connect-src/, 'policy-connect'],
  [/^img-src/, 'policy-image'],
  [/^(frame|child)-src/, 'policy-frame'],
  [/^font-src/, 'policy-font'],
  [/^worker-src/, 'policy-worker'],
  [/trusted-types/, 'policy-trusted-types'],
];

/** What a policy has blocked, if it concerns the suite. @param own where its files and API are */
export function findInViolation(
  event: SecurityPolicyViolationEvent,
  own: readonly string[],
): Found[] {
  const { effectiveDirective, blockedURI, sourceFile, sample } = event;
  const isOwn = [blockedURI, sourceFile].some((address) =>
    own.some((one) => address?.startsWith(one)),
  );
  const id = byDirective.find(([pattern]) => pattern.test(effectiveDirective))?.[1];
  if (!isOwn || !id) return [];
  const value =
    id === 'policy-trusted-types' ? (sample?.split('|')[0] ?? '') : sourceOf(blockedURI);
  return [{ id, values: { blocked: blockedURI, value } }];
}

function sourceOf(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked === 'inline' ? "'self'" : `${blocked}:`;
  const { origin, protocol } = new URL(blocked);
  if (origin === location.origin) return "'self'";
  return origin === 'null' ? protocol : origin;
}
