import type { Call } from '@portico/contract';
import type { Result } from '@portico/core';
import type { PostSignIn } from './step';

/** What a step's answer may bring: a token in place of the one held (D33). */
type StepAnswer = { readonly userToken?: string | undefined };

/**
 * Sends a call of a step under the held token and takes over the answer's. A token that the server
 * does not know any more ends the sign-in.
 */
export async function sendStep<I, O extends StepAnswer>(
  { core, held, queue }: Pick<PostSignIn, 'core' | 'held' | 'queue'>,
  call: Call<I, O>,
  input: NoInfer<I>,
): Promise<Result<O>> {
  const answer = await core.client.send(call, input, { token: held.token() });
  if (answer.ok && answer.value.userToken) held.accept(answer.value.userToken, undefined);
  if (!answer.ok && answer.error.kind === 'unauthorized') queue.refuse();
  return answer;
}
