import type { MiddlewareHandler } from 'hono';
import type { DocumentServices } from '../documents/document-keeper';
import { serveStoredDocuments } from '../documents/view-document';
import type { ReportFailure } from '../http/answer/failures';
import type { Observe } from '../http/observe';
import { observeUploads } from './observed-uploads';
import { serveResumable } from './serve-resumable';
import { serveUploads } from './serve-uploads';

/** Receives documents, by multipart and by tus, and opens those that are kept. */
export const serveKeptDocuments = (
  services: DocumentServices & { readonly servedFilesUrl?: string | undefined },
  { observe, onError }: { readonly observe: Observe; readonly onError: ReportFailure },
): readonly MiddlewareHandler[] => [
  serveStoredDocuments(services, onError),
  observeUploads(observe),
  serveUploads(services, onError),
  serveResumable(services, onError),
];
