import type { Fault } from '../console-routes';
import { refusal } from '../http/responses';

/** Cuts the connection of a request. */
export type CutConnection = () => Response;

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Applies a fault to a request; without one the request is just handled. */
export async function applyFault(
  fault: Fault | undefined,
  handle: () => Promise<Response>,
  { cut, wait }: { readonly cut: CutConnection; readonly wait: Wait },
): Promise<Response> {
  if (!fault) return handle();
  if (fault.delay) await wait(fault.delay);
  if (fault.drop === 'before') return cut();
  if (fault.status !== undefined) return new Response(null, { status: fault.status });
  if (fault.refuse !== undefined) return refusal(fault.refuse, 200);
  const response = await handle();
  if (fault.drop === 'after') return cut();
  return fault.malformed ? halved(response) : response;
}

async function halved(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers });
}

/** An answer whose body fails: simulates a cut connection when there is no socket to cut. */
export function brokenAnswer(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('The connection was cut')),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
