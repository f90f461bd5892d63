import { readWire, uploadedDocument } from '@portico/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { openedOnce } from '../http/document-routes';
import { failed, type ReportFailure } from '../http/answer/failures';
import { securityHeaders } from '../http/answer/headers';
import { queryOf } from '../http/request/read-input';
import { issueSessionToken, redeemWithDetails } from '../sessions/single-use-token';
import type { ServerServices } from '../services';
import type { DocumentKeeper } from './document-keeper';
import { sentAs } from './formats';

/** What opening a document needs. */
type Needs = ServerServices & {
  readonly documentKeeper: DocumentKeeper;
  /** Where documents are opened on an origin of their own; without it, on the API's. */
  readonly servedFilesUrl?: string | undefined;
};

/** The path of documents on their own origin. */
export const servedFilesPath = '/document';

/** What a page shows inside itself asks for one of these; a new window asks for a `document`. */
const insidePage = ['iframe', 'embed', 'object', 'image', 'empty'];

/** A name in any script as a parameter of Content-Disposition (RFC 6266). */
function namedAs(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Nothing in a document runs, and nothing is fetched for it. */
const sandbox = "sandbox; default-src 'none'";
/** Browsers show no PDF in a sandbox. Their viewers have their own, and style the page inline. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

/** A document's bytes: shown where a page asks for them inside it, otherwise saved. */
async function fileOf(
  { documentKeeper }: Needs,
  { req }: Context,
  borrowerId: number,
  id: string,
): Promise<Response> {
  const document = await documentKeeper.find(borrowerId, id);
  if (!document) return openedOnce();
  const { size, bytes } = await document.read();
  const type = sentAs(document.name);
  const isShown =
    type !== 'application/octet-stream' && insidePage.includes(req.header('Sec-Fetch-Dest') ?? '');
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; ${namedAs(document.name)}`,
      'Content-Security-Policy': isShown && type === 'application/pdf' ? pdfPolicy : sandbox,
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Serves a document for a passable token (D8). Where documents have an origin of their own, windows
 * and frames are sent there with a second token; what a script fetches is not run by the browser.
 */
async function view(services: Needs, context: Context): Promise<Response> {
  const { database, clock, documentKeeper, servedFilesUrl } = services;
  const { url } = context.req;
  const query = readWire(uploadedDocument.query, queryOf(uploadedDocument.query, new URL(url)));
  if (!query.ok) return openedOnce();
  const { token, fileId } = query.value;
  const isFetched = context.req.header('Sec-Fetch-Dest') === 'empty';
  const isSentOn = servedFilesUrl !== undefined && !isFetched;
  const redeemed = await database.write((tx) => redeemWithDetails(tx, 'passable', token, clock()));
  if (redeemed?.tokenHash === undefined) return openedOnce();
  const { borrowerId, tokenHash } = redeemed;
  const isOwn = isSentOn && (await documentKeeper.find(borrowerId, fileId)) !== undefined;
  if (!isOwn) return fileOf(services, context, borrowerId, fileId);
  const next = await database.write((tx) =>
    issueSessionToken(tx, 'servedFile', { borrowerId, tokenHash }, clock(), fileId),
  );
  return new Response(null, {
    status: 302,
    headers: { Location: `${servedFilesUrl}?token=${next}`, 'Cache-Control': 'no-store' },
  });
}

/** Answers a request for a document; a failure gives no detail. */
async function answered(
  onError: ReportFailure,
  context: Context,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const response = new Response('The document could not be opened. Please try again later.', {
      status: 500,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
    return failed(onError, context, error, { code: '500', response });
  }
}

/** ViewDocument (accounts §7). */
export function serveStoredDocuments(services: Needs, onError: ReportFailure): MiddlewareHandler {
  const path = uploadedDocument.path.toLowerCase();
  return async (context, next) => {
    const isOurs = context.req.path.toLowerCase().replace(/\/$/, '') === path;
    if (!isOurs || context.req.method !== 'GET') return next();
    return answered(onError, context, () => view(services, context));
  };
}

/** The origin of documents: it has no cookies, pages or calls that a document could reach. */
export function createServedFiles(services: Needs, onError: ReportFailure): Hono {
  const app = new Hono();
  app.use('*', securityHeaders);
  app.get(servedFilesPath, (context) =>
    answered(onError, context, async () => {
      const token = context.req.query('token') ?? '';
      const redeemed = await services.database.write((tx) =>
        redeemWithDetails(tx, 'servedFile', token, services.clock()),
      );
      if (!redeemed) return openedOnce();
      return fileOf(services, context, redeemed.borrowerId, redeemed.details);
    }),
  );
  return app;
}
