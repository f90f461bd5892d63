import { readWire, type Document, type MediaType } from '@portico/contract';
import { ok, type Checked, type LocalDate } from '@portico/rules';
import type { MiddlewareHandler } from 'hono';
import { instance, object, picklist, pipe, regex, string } from 'valibot';
import type { ServerServices } from '../services';
import { failed, type ReportFailure } from './answer/failures';
import { queryOf } from './request/read-input';

/** When a document is requested. */
export type RequestTime = {
  readonly today: LocalDate;
  /** Milliseconds on the real clock. */
  readonly now: number;
};

const mediaTypes = [
  'application/pdf',
  'text/csv',
  'text/html',
  'image/jpeg',
  'image/png',
  'application/octet-stream',
] as const satisfies readonly MediaType[];

/** What a document has to be, where types have not checked it. */
export const madeDocument = object({
  content: instance(Uint8Array),
  type: picklist(mediaTypes),
  name: pipe(string(), regex(/^[ !#-~]+$/)),
});

/** A document as it is sent; a PDF is shown in the window, a CSV is saved as a file. */
export type MadeDocument = {
  readonly content: Uint8Array;
  readonly type: MediaType;
  /** Without its ending; ASCII without quotes. */
  readonly name: string;
};

/** A document and its maker, which resolves to undefined for a used, expired or unknown token. */
export type DocumentRoute = {
  readonly document: Document;
  readonly make: (
    query: unknown,
    time: RequestTime,
  ) => Promise<Checked<MadeDocument | undefined, 'contract'>>;
};

export function documentRoute<I>(
  document: Document<I>,
  make: (input: I, time: RequestTime) => Promise<MadeDocument | undefined>,
): DocumentRoute {
  return {
    document: { ...document, query: document.query },
    make: async (query, time) => {
      const input = readWire(document.query, query);
      return input.ok ? ok(await make(input.value, time)) : input;
    },
  };
}

/** How each type is sent. */
const sentAs: Readonly<Record<MediaType, { readonly ending: string; readonly as: string }>> = {
  'application/pdf': { ending: 'pdf', as: 'inline' },
  'text/csv': { ending: 'csv', as: 'attachment' },
  'text/html': { ending: 'html', as: 'inline' },
  'image/jpeg': { ending: 'jpg', as: 'inline' },
  'image/png': { ending: 'png', as: 'inline' },
  'application/octet-stream': { ending: 'bin', as: 'attachment' },
};

function fileResponse({ content, type, name }: MadeDocument): Response {
  const { ending, as } = sentAs[type];
  return new Response(content.slice(), {
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Content-Disposition': `${as}; filename="${name}.${ending}"`,
      'Cache-Control': 'no-store',
    },
  });
}

const linkUsed =
  'This link opens once, and has been used or is too old. To see the document again, go back to the page it came from and ask for it again.';

const text = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** The answer to a token that has been used, has expired or is unknown. */
export const openedOnce = (): Response => text(linkUsed, 404);

/** Serves the documents of the contract; paths are matched in any letter case (D4). */
export function serveDocumentRoutes(
  { today, clock }: ServerServices,
  routes: readonly DocumentRoute[],
  onError: ReportFailure,
): MiddlewareHandler {
  const byPath = new Map(routes.map((one) => [one.document.path.toLowerCase(), one]));
  return async (context, next) => {
    const route = byPath.get(context.req.path.toLowerCase().replace(/\/$/, ''));
    if (!route || context.req.method !== 'GET') return next();
    const { document, make } = route;
    try {
      const query = queryOf(document.query, new URL(context.req.url));
      const made = await make(query, { today: await today(), now: clock() });
      if (!made.ok || !made.value) return openedOnce();
      return fileResponse(made.value);
    } catch (error) {
      const response = text('The document could not be made. Please try again later.', 500);
      return failed(onError, context, error, { code: '500', response });
    }
  };
}
