import { getRequestListener } from '@hono/node-server';
import type { Server } from '@portico/server';
import { fastify, type FastifyInstance } from 'fastify';

/** An application that answers the API beside its own pages. */
export function fastifyApp({ fetch }: Server): FastifyInstance {
  const listener = getRequestListener(fetch);
  const app = fastify();
  // In a plugin of its own, because only there no body is parsed: the server reads it itself.
  app.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _body, parsed) => {
      parsed(null);
    });
    api.all('/api/*', async (request, reply) => {
      reply.hijack();
      await listener(request.raw, reply.raw);
    });
    done();
  });
  app.post('/own', (request) => Promise.resolve(request.body));
  return app;
}
