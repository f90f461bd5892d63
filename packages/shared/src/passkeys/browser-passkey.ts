import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** A credential for the server, or why there is none. */
export type UsedPasskey =
  { readonly credential: unknown } | { readonly problem: 'cancelled' | 'failed' };

/** Asks the browser for a passkey. Never rejects. */
export const askForPasskey = (options: unknown): Promise<UsedPasskey> => use(options, false);

/**
 * Offers passkeys among the entries of the username field; resolves once one is chosen, or when
 * another request or `cancelPasskey` ends the offer.
 */
export async function offerPasskeys(options: unknown): Promise<UsedPasskey> {
  return (await browserSupportsWebAuthnAutofill()) ? use(options, true) : { problem: 'failed' };
}

/** Takes the browser's request away, when the form is submitted or removed. */
export function cancelPasskey(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function use(options: unknown, useBrowserAutofill: boolean): Promise<UsedPasskey> {
  if (!isRequestOptions(options)) return { problem: 'failed' };
  try {
    const credential = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill,
      // The library does not look for the field in shadow roots.
      verifyBrowserAutofillInput: false,
    });
    return { credential };
  } catch (error) {
    const wasCancelled = error instanceof Error && error.name === 'NotAllowedError';
    return { problem: wasCancelled ? 'cancelled' : 'failed' };
  }
}

/** What the library reads without checking; the browser checks the rest. */
function isRequestOptions(json: unknown): json is PublicKeyCredentialRequestOptionsJSON {
  return (
    typeof json === 'object' &&
    json !== null &&
    'challenge' in json &&
    typeof json.challenge === 'string'
  );
}
