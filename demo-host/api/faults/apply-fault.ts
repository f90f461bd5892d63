import type { Fault } from '../console-routes';

/** Cuts the connection of a request. */
export type CutConnection = () => Response;

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** How a request is cut, delayed and refused. */
export type FaultEffects = {
  readonly cut: CutConnection;
  readonly wait: Wait;
  readonly refuse: (code: string) => Response;
};

/** Applies a fault to a request; without one the request is just handled. */
export async function applyFault(
  fault: Fault | undefined,
  handle: () => Promise<Response>,
  { cut, wait, refuse }: FaultEffects,
): Promise<Response> {
  if (!fault) return handle();
  if (fault.delay) await wait(fault.delay);
  if (fault.drop === 'before') return cut();
  if (fault.status !== undefined) return new Response(null, { status: fault.status });
  if (fault.refuse !== undefined) return refuse(fault.refuse);
  const response = await handle();
  if (fault.drop === 'after') return cut();
  return fault.malformed ? halved(response) : response;
}

async function halved(response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  // Some statuses have no body, not even an empty one.
  const half = text === '' ? null : text.slice(0, Math.ceil(text.length / 2));
  return new Response(half, { status, headers });
}

/** An answer whose body fails: simulates a cut connection when there is no socket to cut. */
export function brokenAnswer(): Response {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('The connection was cut')),
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
