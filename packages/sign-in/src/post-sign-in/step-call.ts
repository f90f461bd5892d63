import type { Call } from '@portico/contract';
import type { CallOutcome, Unanswered } from '@portico/core/internal';
import type { PostSignIn } from './step';

/** A step's response may contain a token that replaces the held one (D33). */
type StepAnswer = { readonly userToken?: string | undefined };

/** Why a step's change was not made; what is known of it, unless it was refused. */
export type StepFailure = { readonly unanswered: Unanswered | undefined };

/**
 * Sends a step's call with the held token and stores the token of the response. A token that the
 * server no longer accepts ends the sign-in.
 */
export async function sendStep<I, O extends StepAnswer>(
  { core, held, queue }: Pick<PostSignIn, 'core' | 'held' | 'queue'>,
  call: Call<I, O>,
  input: NoInfer<I>,
): Promise<CallOutcome<O>> {
  const answer = await core.client.send(call, input, { token: held.token() });
  if (answer.ok && answer.value.userToken) held.accept(answer.value.userToken, undefined);
  if (!answer.ok && answer.error.kind === 'unauthorized') queue.refuse();
  return answer;
}
