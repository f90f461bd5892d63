import { readFileSync } from 'node:fs';
import { hostPath } from '../../../paths';

const path = hostPath('api', 'identity', 'passwords', 'common-passwords.txt');

/** The lines of the list, without its head. */
function readList(): ReadonlySet<string> {
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

let list: ReadonlySet<string> | undefined;

/** Whether a password is one of the most common ones, in any letter case: the first to be guessed. */
export function isCommonPassword(password: string): boolean {
  list ??= readList();
  return list.has(password.toLowerCase());
}
