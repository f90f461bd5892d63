import { keepAliveRequest, logout } from '@portico/contract';
import type { Client } from '../http/client';

/** Timeout of the sign-out request in milliseconds; its response is not read. */
const timeout = 5_000;

/** Revokes a session's token on the server; the request can finish after the page is closed. */
export async function revoke(client: Client, token: string): Promise<void> {
  await client.exchange(logout, { userToken: token }, { token, keepalive: true, timeout });
}

/** Sends a request that keeps the server's session alive. */
export async function keepAlive(client: Client): Promise<void> {
  await client.exchange(keepAliveRequest, undefined);
}
