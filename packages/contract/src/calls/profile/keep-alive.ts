import { defineCall } from '../../call';
import { answer } from '../../codec/entity';

/**
 * The request of `profile` (in its own file, which is not loaded with this), sent to keep the
 * server's session alive: of its answer only a refusal is read.
 */
export const keepAliveRequest = defineCall()({
  name: 'profile',
  method: 'GET',
  path: '/api/Profile',
  session: 'required',
  effect: 'reads',
  response: answer({}),
});
