import type { Call } from '@portico/contract';
import type { Client } from './client';
import { failure, type Result } from './result';

/**
 * What is stored, read before a change is sent over it (D11). Where it cannot be read, the change is
 * not sent: the error says so, whatever became of the reading.
 */
export async function readFirst<I, O>(
  client: Client,
  call: Call<I, O>,
  input: NoInfer<I>,
): Promise<Result<O>> {
  const answer = await client.send(call, input, { fresh: true });
  return answer.ok ? answer : failure({ ...answer.error, delivery: 'not-sent' });
}
