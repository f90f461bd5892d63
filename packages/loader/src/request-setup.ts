import { setupTarget } from '@portico/contract';
import {
  earlySetupName,
  sessionKey,
  type EarlySetup,
  type PageConfiguration,
} from '@portico/contract/page-protocol';

/** Timeout of the request in milliseconds, the same as core's. */
const timeoutMs = 30_000;

/**
 * Requests the lender's setup while the code that needs it is loaded. Core uses this response
 * instead of sending the same request. Further calls do nothing.
 */
export function requestSetup({ api = location.origin }: PageConfiguration): void {
  const shared: Record<symbol, EarlySetup | undefined> = globalThis;
  const key = Symbol.for(earlySetupName);
  if (shared[key]) return;
  const address = api + setupTarget.path;
  const answer = fetch(address, {
    cache: 'no-store',
    // Some supported browsers lack `AbortSignal.timeout`.
    signal: 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null,
    headers: headersOfSession(),
  });
  shared[key] = [address, answer];
  // Core handles the failure, once it is loaded.
  answer.catch(() => undefined);
}

/** The headers of the session that core stores for the tab's next page. */
function headersOfSession(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(sessionKey) ?? '{}');
    const { userToken, servicingBranch } = Object.assign<Stored, unknown>({}, stored);
    return { ...header('UserToken', userToken), ...header('ServicingBranch', servicingBranch) };
  } catch {
    // A forbidden storage holds no session.
    return {};
  }
}

type Stored = { readonly userToken?: unknown; readonly servicingBranch?: unknown };

function header(name: string, value: unknown): Record<string, string> {
  return typeof value === 'string' && value ? { [name]: value } : {};
}
