import { accountList, applicationOptions } from '@portico/contract';
import { reasonOf } from '../report';
import type { Received, Wire } from '../wire';

/** What an answer that is no API's is like. */
const isPage = ({ headers, body }: Received) =>
  typeof body === 'string' && /\bhtml\b/i.test(headers.get('Content-Type') ?? '');

const describe = ({ status, headers }: Received) =>
  `HTTP ${status}, ${headers.get('Content-Type') ?? 'without a Content-Type'}`;

/**
 * Why the address is not that of an API of the contract, by two of its calls; undefined where it can
 * be. Told at once, because every other check would fail for this one cause.
 */
export async function addressProblem(wire: Wire): Promise<string | undefined> {
  const answers: Received[] = [];
  for (const call of [applicationOptions, accountList]) {
    try {
      answers.push(await wire.send(call, undefined));
    } catch (error) {
      return `nothing answers at ${wire.url}: ${reasonOf(error)}`;
    }
  }
  const [first] = answers;
  if (!first || !answers.every((answer) => answer.status === 404 || isPage(answer)))
    return undefined;
  return `${wire.url} is not the address of the API: ${applicationOptions.path} answers ${describe(first)}${hint(wire.url)}`;
}

/** The paths of the contract begin with it. */
function hint(url: string): string {
  return /\/api$/i.test(url)
    ? `. Give the address without its "${url.slice(-4)}", with which each path of the contract begins`
    : '';
}
