import type { Call, Codec } from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';

/** Bytes a JSON body may have. */
export const bodyLimit = 64 * 1024;

/** A query's text as the value its field asks for. */
function typed(field: Codec<unknown> | undefined, text: string): unknown {
  switch (field?.kind) {
    case 'integer':
    case 'decimal':
    case 'amount':
      return text.trim() === '' ? text : Number(text);
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

/** The input of a call as it came: its query, or its JSON body. */
export async function readRequest(
  call: Call,
  request: Request,
): Promise<Outcome<unknown, 'tooLarge' | 'notJson'>> {
  if (call.query) return ok(queryOf(call.query, new URL(request.url)));
  if (!call.request) return ok(undefined);
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return fail('tooLarge');
  const body = await textUpTo(request, bodyLimit);
  if (body === undefined) return fail('tooLarge');
  try {
    const parsed: unknown = JSON.parse(body);
    return ok(parsed);
  } catch {
    return fail('notJson');
  }
}

/** The body's text, or undefined as soon as it is longer than the limit. */
async function textUpTo(request: Request, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
