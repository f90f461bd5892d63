import {
  accountList,
  applicationList,
  applicationOptions,
  logout,
  userLogin,
  validateCode,
} from '@portico/contract';
import { callTags } from '@portico/contract/openapi';

/** Of a run with a session: its calls, and the lists in which other calls find what to ask for. */
const ofSession = [userLogin, validateCode, logout, accountList, applicationList];

/**
 * Whether a call is one that these tags need; without tags, each is.
 *
 * @param tags with or without `portico-`
 * @param hasSession whether the run signs in
 * @throws Error for a tag that no call names
 */
export function chosenCalls(
  tags: readonly string[] = [],
  hasSession = false,
): (call: string) => boolean {
  if (tags.length === 0) return () => true;
  const known = new Set(Object.values(callTags).flat());
  const wanted = tags.map((tag) => `portico-${tag.replace(/^portico-/, '')}`);
  const unknown = wanted.find((tag) => !known.has(tag));
  if (unknown !== undefined)
    throw new Error(`There is no tag ${unknown}: ${[...known].sort().join(', ')}`);
  const always = [applicationOptions, ...(hasSession ? ofSession : [])];
  const names = new Set<string>(always.map(({ name }) => name));
  return (call) => names.has(call) || (callTags[call] ?? []).some((tag) => wanted.includes(tag));
}
