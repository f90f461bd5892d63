import {
  accountList,
  applicationList,
  applicationOptions,
  logout,
  userLogin,
  validateCode,
} from '@portico/contract';
import { callTags } from '@portico/contract/openapi';

/** Of every run: its session, the setup, and the lists in which other calls find what to ask for. */
const always = [applicationOptions, userLogin, validateCode, logout, accountList, applicationList];

/**
 * Whether a call is one that these tags need; without tags, each is.
 *
 * @param tags with or without `portico-`
 * @throws Error for a tag that no call names
 */
export function chosenCalls(tags: readonly string[] = []): (call: string) => boolean {
  if (tags.length === 0) return () => true;
  const known = new Set(Object.values(callTags).flat());
  const wanted = tags.map((tag) => `portico-${tag.replace(/^portico-/, '')}`);
  const unknown = wanted.find((tag) => !known.has(tag));
  if (unknown !== undefined)
    throw new Error(`There is no tag ${unknown}: ${[...known].sort().join(', ')}`);
  const names = new Set(always.map(({ name }) => name));
  return (call) => names.has(call) || (callTags[call] ?? []).some((tag) => wanted.includes(tag));
}
