/** A response, not yet interpreted. */
export type HttpAnswer = { readonly status: number; readonly text: string };

/** Whether a status means that the request was carried out. */
export function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Reads a response to its end. */
export async function readResponse(response: Response): Promise<HttpAnswer> {
  return { status: response.status, text: await response.text() };
}
