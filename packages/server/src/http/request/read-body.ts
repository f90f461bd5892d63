import { ok, refuse, type Checked } from '@portico/rules';
import type { Context } from 'hono';
import { repeatsName } from './repeated-names';

/** Bytes that a body may have. */
export const bodyLimit = 64 * 1024;
/** How deep lists and objects of a JSON body may be nested. */
export const depthLimit = 32;

/** Milliseconds within which a body has to arrive: a slow sender keeps a connection no longer. */
export const bodyTime = 20_000;

export type BodyProblem = 'tooLarge' | 'tooSlow' | 'tooDeep' | 'notJson' | 'repeatedName';

/** The status that a refused body is answered with. */
export const bodyStatus = {
  tooLarge: 413,
  tooSlow: 408,
  tooDeep: 400,
  notJson: 400,
  repeatedName: 400,
} as const satisfies Record<BodyProblem, number>;

/** A body's text, read no further than the limits of size and time. */
export async function readText(request: Request): Promise<Checked<string, 'tooLarge' | 'tooSlow'>> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return refuse('tooLarge');
  if (!request.body) return ok('');
  const reader = request.body.getReader();
  // What was cancelled may have failed already.
  const cancel = () => void reader.cancel().catch(() => undefined);
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
    cancel();
  }, bodyTime);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (late.signal.aborted) return refuse('tooSlow');
      if (done) return ok(Buffer.concat(chunks).toString('utf8'));
      size += value.byteLength;
      if (size > bodyLimit) {
        cancel();
        return refuse('tooLarge');
      }
      chunks.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
}

const step: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };

/** How deep the brackets of a JSON text are nested; those in its strings do not count. */
export function depthOf(json: string): number {
  const withoutTexts = json.replace(/"(?:[^"\\]|\\.)*"?/gs, '');
  let depth = 0;
  let deepest = 0;
  for (const sign of withoutTexts) {
    depth += step[sign] ?? 0;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * A JSON body within the limits of size and depth, whose objects have each name once in any letter
 * case. Does not throw on invalid content.
 */
export async function readJson(request: Request): Promise<Checked<unknown, BodyProblem>> {
  const text = await readText(request);
  if (!text.ok) return text;
  if (depthOf(text.value) > depthLimit) return refuse('tooDeep');
  try {
    const parsed: unknown = JSON.parse(text.value);
    return repeatsName(text.value) ? refuse('repeatedName') : ok(parsed);
  } catch {
    return refuse('notJson');
  }
}

/** Refuses a request whose Content-Length is over the limit, for servers that read no body. */
export async function refuseLargeBody(
  { req }: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const length = Number(req.header('Content-Length') ?? 0);
  if (length > bodyLimit) return new Response(null, { status: 413 });
  await next();
  return undefined;
}
