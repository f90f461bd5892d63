import { contractVersion, versionHeader } from '@portico/contract';
import type { MiddlewareHandler } from 'hono';

/** Origins that may call the API: every one, or those listed. */
export type AllowedOrigins = '*' | readonly string[];

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const requestHeaders =
  'Content-Type, UserToken, ServicingBranch, Idempotency-Key, Tus-Resumable, Upload-Length, Upload-Offset, Upload-Metadata, Upload-Defer-Length';
/** What a page reads of the answers: the version of the contract, and those of resumable uploads. */
const exposedHeaders = `${versionHeader}, Location, Tus-Resumable, Upload-Offset, Upload-Length, Upload-Expires, Upload-Metadata`;
const oneHour = '3600';

/**
 * Lets pages of other origins call. They authenticate by header, never by cookie, so credentials
 * are not allowed: a foreign page cannot use a borrower's cookies.
 */
export function cors(allowed: AllowedOrigins): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    const permitted = origin !== undefined && (allowed === '*' || allowed.includes(origin));
    if (context.req.method === 'OPTIONS' && origin !== undefined) {
      return new Response(null, {
        status: 204,
        headers: {
          Vary: 'Origin',
          ...(permitted && {
            'Access-Control-Allow-Origin': origin,
            'Access-Control-Allow-Methods': methods,
            'Access-Control-Allow-Headers': requestHeaders,
            'Access-Control-Max-Age': oneHour,
          }),
        },
      });
    }
    await next();
    context.header(versionHeader, contractVersion);
    context.header('Vary', 'Origin', { append: true });
    if (permitted) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Access-Control-Expose-Headers', exposedHeaders);
    }
    return undefined;
  };
}

/** Makes browsers treat an answer as data only; an answer that sets its own policy keeps it. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Referrer-Policy', 'no-referrer');
  if (!context.res.headers.has('Content-Security-Policy')) {
    context.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  }
  context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
