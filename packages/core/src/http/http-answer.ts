/** A response, not yet interpreted. */
export type HttpAnswer = { readonly status: number; readonly text: string };

/** Whether a status means that the request was carried out. */
export function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}
