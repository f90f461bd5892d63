import { logout, profile } from '@portico/contract';
import type { Client } from './client';

/** Milliseconds the server has to answer a sign-out; its answer is not read. */
const timeout = 5_000;

/** Has the server revoke a session's token; the request outlives the page. */
export async function revoke(client: Client, token: string): Promise<void> {
  await client.exchange(logout, { userToken: token }, { token, keepalive: true, timeout });
}

/** A call that says to the server that the borrower is here. */
export async function keepAlive(client: Client): Promise<void> {
  await client.exchange(profile, undefined);
}
