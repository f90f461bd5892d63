import {
  readLenderSentences as readFile,
  type LenderSentences,
} from '@portico/contract/lender-sentences';
import type { Core } from '../core';
import { isSuccessful } from '../http/http-status';
import { parseJson } from '../json';
import type { Environment } from '../page/environment';

/** Characters of a file; the suite's own sentences are a tenth of it. */
const sizeLimit = 2_000_000;

/** How many entries that cannot be read are named in the report. */
const namedLimit = 10;

/**
 * Requests a lender's file of sentences. One that is refused or cannot be read is reported and has
 * no sentences.
 *
 * @throws TypeError where it can come later: without a connection, or for a failure of the server
 */
export async function readLenderSentences(
  { fetch }: Pick<Environment, 'fetch'>,
  address: string,
  report: Core['report'],
): Promise<LenderSentences> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } });
  if (response.status >= 500) throw new TypeError(`sentences: ${response.status}`);
  const text = isSuccessful(response.status) ? await response.text() : '';
  const { sentences, bad } = readFile(text.length > sizeLimit ? undefined : parseJson(text));
  if (bad.length > 0) report({ message: `sentences: ${bad.slice(0, namedLimit).join(', ')}` });
  return sentences;
}
