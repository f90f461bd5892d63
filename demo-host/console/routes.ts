import { readFile } from 'node:fs/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { hostPath } from '../paths';
import { consoleDocument, consolePolicy } from './page';

/**
 * Serves the console's page and the catalogue; the console's calls are part of the reference API.
 * @param access refuses requests without the secret, also to what is mounted later under /console.
 */
export function mountConsole(access: MiddlewareHandler): Hono {
  const app = new Hono();
  app.use('/console/*', access);
  app.get('/console', (context) => {
    context.header('Content-Security-Policy', consolePolicy);
    context.header('Cache-Control', 'no-cache');
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(consoleDocument.markup);
  });
  app.get('/console/', (context) => context.redirect('/console', 301));
  app.get('/console/catalogue.json', async (context) => {
    const text = await readFile(hostPath('dist', 'catalogue.json'), 'utf8');
    return context.body(text, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  return app;
}
