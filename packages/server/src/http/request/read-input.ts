import type { Call, Codec } from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import { readJson, type BodyProblem } from './read-body';
import { isRepeated } from './repeated-names';

/** Converts a query's text to its field's type; numbers only in plain digits, not `1e2`. */
function typed(field: Codec<unknown> | undefined, text: string): unknown {
  switch (field?.kind) {
    case 'integer':
    case 'decimal':
    case 'amount':
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case 'flag':
      return text.toLowerCase() === 'true';
    default:
      return text;
  }
}

/** The query as the wire object that the call's codec reads; names in any letter case. */
export function queryOf(codec: Codec<unknown>, url: URL): Readonly<Record<string, unknown>> {
  const { fields = {}, nameOf = (key: string) => key } = codec;
  const byName = new Map(
    Object.entries(fields).map(([key, field]) => [nameOf(key).toLowerCase(), field]),
  );
  return Object.fromEntries(
    [...url.searchParams].map(([name, text]) => [
      name,
      typed(byName.get(name.toLowerCase()), text),
    ]),
  );
}

/** The input of a call as received: its query, or its JSON body. */
export async function readRequest(
  call: Call,
  request: Request,
): Promise<Checked<unknown, BodyProblem>> {
  if (call.query) {
    const url = new URL(request.url);
    return isRepeated(url.searchParams.keys())
      ? refuse('repeatedName')
      : ok(queryOf(call.query, url));
  }
  return call.request ? readJson(request) : ok(undefined);
}
