/** JSON with a status; never cached, because every answer depends on the caller. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** A refusal in the specification's format (D6). */
export function refusal(code: string, status: number): Response {
  return json({ HasNoErrors: false, Errors: [{ ErrorMessage: code }] }, status);
}
