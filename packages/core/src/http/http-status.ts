/** Whether a status means that the request was carried out. */
export function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}
