import { answer, writeWire } from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { MiddlewareHandler } from 'hono';
import { rm } from 'node:fs/promises';
import type { DocumentServices } from '../documents/document-keeper';
import { newFileId } from '../files/file-store';
import type { ReportFailure } from '../http/answer/failures';
import { IncompleteForm, partsOf, textOf } from '../http/request/multipart';
import { json } from '../http/answer/responses';
import { contentProblem } from './check-content';
import { isUploadPath, nameProblem, plannedUpload } from './planned-upload';
import type { UploadProblem } from './refusals';
import { answerUpload, type UploadRequest } from './upload-request';

/** Bytes that a field besides the file may have. */
const fieldLimit = 1024;

/** A form whose file has been written to disk. */
type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly filename: string;
  /** Where the file is until it becomes a document. */
  readonly path: string;
};

/** Reads a form with one file; what was written is removed unless the form is whole. */
async function receiveForm(
  { received }: DocumentServices,
  request: Request,
  limit: number,
): Promise<Checked<ReceivedForm, UploadProblem>> {
  const fields: Record<string, string> = {};
  let file: Pick<ReceivedForm, 'filename' | 'path'> | undefined;
  let form: ReceivedForm | undefined;
  try {
    for await (const { name, filename, bytes } of partsOf(request)) {
      if (filename === undefined) {
        if (Object.hasOwn(fields, name.toLowerCase())) return refuse('cut');
        fields[name.toLowerCase()] = await textOf(bytes, fieldLimit);
        continue;
      }
      const problem = file ? 'cut' : nameProblem(filename);
      if (problem) return refuse(problem);
      const path = await received.receive(bytes, limit);
      if (!path.ok) return path;
      file = { filename, path: path.value };
    }
    form = file && { ...file, fields };
    return form ? ok(form) : refuse('cut');
  } finally {
    if (file && !form) await rm(file.path, { force: true });
  }
}

async function receive(
  services: DocumentServices,
  raw: Request,
  path: string,
  { borrowerId, limit, refuse }: UploadRequest,
): Promise<Response> {
  const form = await receiveForm(services, raw, limit);
  if (!form.ok) return refuse(form.error.code);
  try {
    const planned = await plannedUpload(services.documentKeeper, borrowerId, {
      ...form.value,
      path,
    });
    if (!planned.ok) return refuse(planned.error.code);
    const problem = await contentProblem(form.value.path, planned.value.format);
    if (problem) return refuse(problem);
    const document = { ...planned.value, id: newFileId() };
    await services.documentKeeper.keep(borrowerId, document, form.value.path);
    return json(writeWire(answer({}), { hasNoErrors: true, errors: [] }));
  } finally {
    await rm(form.value.path, { force: true });
  }
}

/** Receives multipart uploads; the file is written to disk as it arrives. */
export function serveUploads(
  services: DocumentServices,
  onError: ReportFailure,
): MiddlewareHandler {
  return async (context, next) => {
    const path = context.req.path.replace(/\/$/, '');
    if (context.req.method !== 'POST' || !isUploadPath(path)) return next();
    return answerUpload(services, context, onError, async (request) => {
      try {
        return await receive(services, context.req.raw, path, request);
      } catch (error) {
        if (error instanceof IncompleteForm) return request.refuse('cut');
        throw error;
      }
    });
  };
}
