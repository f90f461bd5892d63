import { answer, resumableUploads } from '@portico/contract';
import { allUploads } from '@portico/contract/openapi';
import type { MiddlewareHandler } from 'hono';
import type { Observe, Observed } from '../http/observe';
import { json } from '../http/answer/responses';
import { isResumablePath } from './serve-resumable';
import { uploader } from './upload-request';

const response = answer({});

const multipart: readonly Observed[] = allUploads.map(({ name, path }) => ({
  name,
  path,
  method: 'POST',
  response,
}));

/** The requests of the tus protocol. Their paths are logged without the upload's id. */
const resumable: readonly Observed[] = [
  { name: 'resumableUploadStart', method: 'POST' },
  { name: 'resumableUploadOffset', method: 'HEAD' },
  { name: 'resumableUploadPart', method: 'PATCH' },
  { name: 'resumableUploadCancel', method: 'DELETE' },
].map((one) => ({ ...one, path: resumableUploads, response }));

/** The names by which uploads are observed. */
export const uploadNames: readonly string[] = [...multipart, ...resumable].map(({ name }) => name);

function observedAt(method: string, path: string): Observed | undefined {
  if (isResumablePath(path)) return resumable.find((one) => one.method === method);
  const wanted = path.toLowerCase().replace(/\/$/, '');
  return multipart.find((one) => one.method === method && one.path.toLowerCase() === wanted);
}

/**
 * Has uploads observed. Of what was sent nothing is told: a file's name and its content are the
 * borrower's.
 */
export function observeUploads(observe: Observe): MiddlewareHandler {
  return async (context, next) => {
    const target = observedAt(context.req.method, context.req.path);
    if (!target) return next();
    const response = await observe(
      context,
      target,
      async (trace) => {
        await next();
        const username: unknown = context.get(uploader);
        if (typeof username === 'string') trace.username = username;
        return context.res;
      },
      // An upload with a status of 200 was stored.
      (code) => json({ Message: code }, 400),
    );
    // Unset first: otherwise the headers of the handler's answer are added to another's.
    context.res = undefined;
    context.res = response;
    return undefined;
  };
}
