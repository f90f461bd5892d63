import { Hono } from 'hono';
import { object, number } from 'valibot';
import type { Database } from '../database/database';
import type { ReportFailure } from './answer/failures';

const answer = (text: string, status: number): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** `/healthz`: the process answers. `/readyz`: its database does too; 503 where it does not. */
export function healthRoutes(database: Database, onError: ReportFailure): Hono {
  const app = new Hono();
  app.get('/healthz', () => answer('ok', 200));
  app.get('/readyz', async () => {
    try {
      await database.first(object({ ready: number() }), 'SELECT 1 AS ready');
      return answer('ready', 200);
    } catch (error) {
      onError(error);
      return answer('the database does not answer', 503);
    }
  });
  return app;
}
