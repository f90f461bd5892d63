/** What came back, unread. */
export type HttpAnswer = { readonly status: number; readonly text: string };

/** Whether a status says that the request was carried out. */
export function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}
