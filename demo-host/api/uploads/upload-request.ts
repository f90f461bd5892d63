import type { Context } from 'hono';
import { askedLanguage } from '../http/asked-language';
import { refusal } from '../http/responses';
import { useSession } from '../identity/session-store';
import type { Services } from '../services';
import { refusalOf, refused, type UploadProblem } from './refusals';

/** Who uploads, and what a refusal says to them. */
export type UploadRequest = {
  readonly borrowerId: number;
  /** Bytes that a file may have. */
  readonly limit: number;
  readonly refuse: (problem: UploadProblem) => Response;
  readonly refusalOf: (problem: UploadProblem) => ReturnType<typeof refusalOf>;
};

const megabyte = 1024 * 1024;

/** Answers an upload of a signed-in borrower; a failure stores nothing and says so. */
export async function answerUpload(
  { database, settings, clock }: Services,
  context: Context,
  onError: (error: unknown) => void,
  answer: (request: UploadRequest) => Promise<Response>,
): Promise<Response> {
  const language = askedLanguage(context);
  let megabytes = 0;
  try {
    const token = context.req.header('UserToken');
    const session = token ? await useSession(database, token, clock()) : undefined;
    if (!session || session.pending.length > 0) return refusal('Unauthorized', 401);
    megabytes = Number(await settings.host('maximumUploadMegabytes'));
    return await answer({
      borrowerId: session.borrowerId,
      limit: megabytes * megabyte,
      refuse: (problem) => refused(problem, language, { megabytes }),
      refusalOf: (problem) => refusalOf(problem, language, { megabytes }),
    });
  } catch (error) {
    onError(error);
    return refused('notStored', language, { megabytes });
  }
}
