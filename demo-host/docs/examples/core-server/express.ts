import { getRequestListener } from '@hono/node-server';
import type { Server } from '@portico/server';
import express, { type Express } from 'express';

/** An application that answers the API beside its own pages. */
export function expressApp({ fetch }: Server): Express {
  const listener = getRequestListener(fetch);
  const app = express();
  // Before `express.json()`: the server reads the body itself.
  app.use((request, response, next) => {
    if (!/^\/api\//i.test(request.path)) return next();
    return listener(request, response);
  });
  app.use(express.json());
  app.post('/own', (request, response) => {
    response.json(request.body);
  });
  return app;
}
