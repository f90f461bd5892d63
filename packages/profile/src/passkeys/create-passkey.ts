import {
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';

/** A credential for the server, or the name of the browser's error and whether time was over. */
export type CreatedPasskey =
  { readonly credential: unknown } | { readonly error: string; readonly tookTooLong: boolean };

/** What the specification recommends where the server names no time, in milliseconds. */
const standardTimeout = 300_000;

/** Asks the browser to make a passkey. Never rejects. */
export async function createPasskey(options: unknown, now: () => number): Promise<CreatedPasskey> {
  if (!isCreationOptions(options)) return { error: '', tookTooLong: false };
  const began = now();
  try {
    return { credential: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    const tookTooLong = now() - began >= (options.timeout ?? standardTimeout);
    return { error: error instanceof Error ? error.name : '', tookTooLong };
  }
}

/** Takes the browser's request away, when its page part is removed. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** What the library reads without checking; the browser checks the rest. */
function isCreationOptions(json: unknown): json is PublicKeyCredentialCreationOptionsJSON {
  if (typeof json !== 'object' || json === null) return false;
  if (!('challenge' in json && 'rp' in json && 'user' in json && 'pubKeyCredParams' in json)) {
    return false;
  }
  const { challenge, user } = json;
  return (
    typeof challenge === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    'id' in user &&
    typeof user.id === 'string'
  );
}
