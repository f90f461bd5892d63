import { rm } from 'node:fs/promises';
import { resumableUploads } from '@portico/contract';
import { MemoryLocker, Server, type ServerOptions } from '@tus/server';
import type { MiddlewareHandler } from 'hono';
import type { DocumentServices } from '../documents/document-keeper';
import { newFileId } from '../files/file-store';
import { failed, type ReportFailure } from '../http/answer/failures';
import { contentProblem } from './check-content';
import { isUploadPath, plannedUpload, type SentWith } from './planned-upload';
import type { UploadProblem } from './refusals';
import { removeExpired, UnfinishedUploads } from './unfinished-uploads';
import { answerUpload, type UploadRequest } from './upload-request';

type Finish = NonNullable<ServerOptions['onUploadFinish']>;
type TusUpload = Parameters<Finish>[1];
type Metadata = TusUpload['metadata'];

/** How the tus server is told that an upload is refused. */
class Refused extends Error {
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The upload's path, its fields and the file's name, from the metadata of tus. */
function sentWith(metadata: Metadata): SentWith {
  const given = Object.entries(metadata ?? {}).map(
    ([key, value]) => [key.toLowerCase(), value ?? ''] as const,
  );
  const { path = '', filename = '', ...fields }: Record<string, string> = Object.fromEntries(given);
  return { path, filename, fields };
}

/** What a refusal of the tus server itself means; undefined where the server has failed. */
function problemOf(status: number): UploadProblem | undefined {
  if (status === 404 || status === 410) return 'noSuchUpload';
  if (status === 413) return 'tooLarge';
  return status < 500 ? 'cut' : undefined;
}

/**
 * The server of one borrower. In this process a newer request for an upload ends an older one by
 * the locker; between processes only one of them can add what comes next.
 */
function tusServer(
  services: DocumentServices,
  { borrowerId, limit, refusalOf }: UploadRequest,
  locker: MemoryLocker,
  onFailure: (error: unknown) => void,
): Server {
  const { documentKeeper } = services;
  const datastore = new UnfinishedUploads(services, borrowerId);

  const plan = async (metadata: Metadata) => {
    const planned = await plannedUpload(documentKeeper, borrowerId, sentWith(metadata));
    if (!planned.ok) throw new Refused(planned.error.code);
    return planned.value;
  };

  /** Stores a whole upload. Its parts stay for a client that did not get the answer and asks. */
  const finish = async ({ id, metadata }: TusUpload) => {
    if (await datastore.isKept(id)) return;
    const planned = await plan(metadata);
    const path = await datastore.assemble(id);
    try {
      const problem = await contentProblem(path, planned.format);
      if (problem) {
        await datastore.remove(id);
        throw new Refused(problem);
      }
      await documentKeeper.keep(borrowerId, { ...planned, id }, path);
      await datastore.markKept(id);
    } finally {
      await rm(path, { force: true });
    }
  };

  return new Server({
    path: resumableUploads,
    datastore,
    locker,
    maxSize: limit,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: newFileId,
    onUploadCreate: async (_request, { size, metadata }) => {
      if (size === 0) throw new Refused('empty');
      await plan(metadata);
      return {};
    },
    // The process may have ended after the last byte and before the document was stored.
    onIncomingRequest: async ({ method }, id) => {
      if (method !== 'HEAD') return;
      const whole = await datastore.findWhole(id);
      if (whole) await finish(whole);
    },
    onUploadFinish: async (_request, upload) => {
      await finish(upload);
      return {};
    },
    onResponseError: (_request, error) => {
      const status = 'status_code' in error ? error.status_code : 500;
      const problem = error instanceof Refused ? error.problem : problemOf(status);
      if (!problem) onFailure(error);
      const refusal = refusalOf(problem ?? 'notStored');
      // The protocol gives its own statuses a meaning.
      const isOfProtocol = !(error instanceof Refused);
      return {
        status_code: isOfProtocol ? status : refusal.status,
        body: JSON.stringify(refusal.body),
      };
    },
  });
}

const methods = ['POST', 'HEAD', 'PATCH', 'DELETE'];
const root = `${resumableUploads.toLowerCase()}/`;
/** Whether a path is that of resumable uploads, or of one of them. */
export const isResumablePath = (path: string): boolean => `${path.toLowerCase()}/`.startsWith(root);

/** Whether files are sent to a path, by either way. */
export const isUpload = (path: string): boolean =>
  isResumablePath(path) || isUploadPath(path.replace(/\/$/, ''));

/** Receives resumable uploads by the tus protocol 1.0; every request needs the session. */
export function serveResumable(
  services: DocumentServices,
  onError: ReportFailure,
): MiddlewareHandler {
  const locker = new MemoryLocker();
  return async (context, next) => {
    const { method, path, raw } = context.req;
    if (!isResumablePath(path) || !methods.includes(method)) return next();
    return answerUpload(services, context, onError, async (request) => {
      if (method === 'POST') await removeExpired(services);
      let failure: { readonly error: unknown } | undefined;
      const server = tusServer(services, request, locker, (error) => {
        failure = { error };
      });
      const response = await server.handleWeb(raw);
      if (failure) failed(onError, context, failure.error, { code: 'notStored', response });
      if (response.status >= 400) response.headers.set('Content-Type', 'application/json');
      return response;
    });
  };
}
