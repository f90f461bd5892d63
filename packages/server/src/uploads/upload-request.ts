import type { Context } from 'hono';
import type { DocumentServices } from '../documents/document-keeper';
import { failed, type ReportFailure } from '../http/answer/failures';
import { acceptedLanguage } from '../http/request/language';
import { refusal } from '../http/answer/responses';
import { useSession } from '../sessions/session-store';
import { takeBytes } from './day-limit';
import { refusalOf, refused, type UploadProblem } from './refusals';

/** Who uploads, and what a refusal says to them. */
export type UploadRequest = {
  readonly borrowerId: number;
  /** Bytes that a file may have. */
  readonly limit: number;
  readonly refuse: (problem: UploadProblem) => Response;
  readonly refusalOf: (problem: UploadProblem) => ReturnType<typeof refusalOf>;
};

/** The variable of a request with the name of the borrower who uploads. */
export const uploader = 'uploader';

const megabyte = 1024 * 1024;

/** Bytes of a new upload that are received at most, as either way declares them. */
function declaredBytes({ req }: Context, limit: number): number {
  const declared = req.header('Upload-Length') ?? req.header('Content-Length') ?? '';
  return /^\d{1,15}$/.test(declared) ? Math.min(Number(declared), limit) : limit;
}

/** Counts a new upload, by either way; the problem over a limit. */
async function startProblem(
  { database, limits, clock }: DocumentServices,
  context: Context,
  { borrowerId, limit }: Pick<UploadRequest, 'borrowerId' | 'limit'>,
): Promise<UploadProblem | undefined> {
  if (context.req.method !== 'POST') return undefined;
  const bytes = declaredBytes(context, limit);
  const now = clock();
  return database.write(async (tx) => {
    const isInTime = await limits.take(tx, [{ limit: 'upload', by: borrowerId }], now);
    if (!isInTime) return 'tooMany';
    const isOfDay = await limits.take(tx, [{ limit: 'uploadOfDay', by: borrowerId }], now);
    const hasRoom = isOfDay && (await takeBytes(tx, { borrowerId, bytes, limit, now }));
    return hasRoom ? undefined : 'tooMuch';
  });
}

/** Answers an upload of a signed-in borrower; a failure stores nothing and says so. */
export async function answerUpload(
  services: DocumentServices,
  context: Context,
  onError: ReportFailure,
  answer: (request: UploadRequest) => Promise<Response>,
): Promise<Response> {
  const language = acceptedLanguage(context.req.header('Accept-Language'));
  const { documentKeeper, clock } = services;
  let megabytes = 0;
  try {
    const token = context.req.header('UserToken');
    const session = token ? await useSession(services, token, clock()) : undefined;
    if (!session || session.pending.length > 0) return refusal('Unauthorized', 401);
    const { borrowerId, username } = session;
    context.set(uploader, username);
    megabytes = await documentKeeper.maximumMegabytes();
    const refuse = (problem: UploadProblem) => refused(problem, language, { megabytes });
    const limit = megabytes * megabyte;
    const problem = await startProblem(services, context, { borrowerId, limit });
    if (problem) return refuse(problem);
    return await answer({
      borrowerId,
      limit,
      refuse,
      refusalOf: (problem) => refusalOf(problem, language, { megabytes }),
    });
  } catch (error) {
    const code = 'notStored';
    const response = refused(code, language, { megabytes });
    return failed(onError, context, error, { code, response });
  }
}
