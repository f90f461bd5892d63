import { logout } from '@portico/contract';
import type { LifeNeeds } from './session-life';

/** Milliseconds the server has to answer a sign-out; its answer is not read. */
const timeout = 5_000;

/** Tells the server that the session is over; in the lender's app, which keeps it, nothing. */
export async function tellLogOut({ store, mobile, client }: LifeNeeds): Promise<void> {
  const token = store.session.peek()?.userToken;
  if (mobile || token === undefined) return;
  await client.exchange(logout, { userToken: token }, { token, keepalive: true, timeout });
}
