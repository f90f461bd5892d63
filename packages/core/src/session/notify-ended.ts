import type { Environment } from '../page/environment';
import type { SignOutReason } from './sign-out-reason';
import type { TabMessage } from './tabs';

/**
 * Tells the other tabs of the session with this id that it has ended. Its own channel, because the
 * session can end before its monitor is loaded.
 */
export function notifyEnded(
  environment: Environment,
  session: string,
  reason: SignOutReason,
): void {
  const channel = environment.openChannel();
  channel?.postMessage({ type: 'ended', reason, session } satisfies TabMessage & {
    session: string;
  });
  channel?.close();
}
