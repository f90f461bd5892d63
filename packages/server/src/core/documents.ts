import { fileTypes, type FileType } from '@portico/contract';
import { ok } from '@portico/rules';
import type { MiddlewareHandler } from 'hono';
import type { ReportFailure } from '../http/answer/failures';
import type { Observe } from '../http/observe';
import { memberRoute, type Route } from '../http/route';
import type { ServerServices } from '../services';

/** What receives and opens documents: made by `receiveDocuments` of `@portico/server/node`. */
export type Documents = {
  /** What a borrower can say that a document is. */
  readonly fileTypes: readonly FileType[];
  readonly serve: (
    services: ServerServices,
    hooks: { readonly observe: Observe; readonly onError: ReportFailure },
  ) => readonly MiddlewareHandler[];
};

/** The choices for a document; without documents, nobody answers the call. */
export const fileTypeRoutes = (documents: Documents | undefined): readonly Route[] =>
  documents
    ? [memberRoute(fileTypes, () => Promise.resolve(ok({ fileTypes: [...documents.fileTypes] })))]
    : [];
