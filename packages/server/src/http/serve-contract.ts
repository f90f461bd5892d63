import { openApi } from '@portico/contract/openapi';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ServerServices } from '../services';
import { dispatch } from './dispatch';
import { serveDocumentRoutes, type DocumentRoute } from './document-routes';
import type { ReportFailure } from './answer/failures';
import { cors, securityHeaders, type AllowedOrigins } from './answer/headers';
import { healthRoutes } from './health';
import type { Observe } from './observe';
import { noticeProxy } from './request/proxy-notice';
import { json } from './answer/responses';
import type { Route } from './route';

/** Where the description of the API is. */
export const openApiPath = '/api/openapi.json';

/** What an API under `/api` is made of. */
export type ContractOptions = {
  readonly services: ServerServices;
  readonly routes: readonly Route[];
  /** Documents that are made where a token is shown. */
  readonly documentRoutes?: readonly DocumentRoute[];
  /** What answers other requests under `/api`, such as uploads; after the headers. */
  readonly others?: readonly MiddlewareHandler[];
  readonly origins: AllowedOrigins;
  readonly observe: Observe;
  /** Called before each call is answered. */
  readonly before?: () => Promise<void>;
  readonly onError: ReportFailure;
  /** Called with what the operator has to know, such as a proxy that is not configured. */
  readonly onNotice: (line: string) => void;
};

/**
 * The calls of the contract under `/api`, with their description at `/api/openapi.json`, and
 * `/healthz` and `/readyz` for what watches the process.
 */
export function serveContract(options: ContractOptions): Hono {
  const { services, routes, documentRoutes = [], others = [], origins, onError } = options;
  const app = new Hono();
  const underApi = (handler: MiddlewareHandler) => {
    app.use('*', async (context, next) =>
      /^\/api\//i.test(context.req.path) ? handler(context, next) : next(),
    );
  };
  app.use('/api/*', noticeProxy(services.addressHeader, options.onNotice));
  underApi(securityHeaders);
  app.route('/', healthRoutes(services.database, onError));
  let described: ReturnType<typeof openApi> | undefined;
  app.get(openApiPath, cors('*'), () => json((described ??= openApi('/'))));
  underApi(cors(origins));
  for (const other of others) app.use('*', other);
  app.use('*', serveDocumentRoutes(services, documentRoutes, onError));
  const before = options.before ?? (() => Promise.resolve());
  app.use('*', dispatch({ services, routes, observe: options.observe, before, onError }));
  return app;
}
