import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import {
  array,
  exactOptional,
  literal,
  object,
  safeParse,
  string,
  type GenericSchema,
} from 'valibot';
import type { StoredPasskey } from './passkey-store';
import type { RelyingParty } from './relying-party';

const ofCredential = {
  id: string(),
  rawId: string(),
  type: literal('public-key'),
} as const;

const newCredential = object({
  ...ofCredential,
  response: object({
    clientDataJSON: string(),
    attestationObject: string(),
    transports: exactOptional(array(string())),
  }),
});

const usedCredential = object({
  ...ofCredential,
  response: object({
    clientDataJSON: string(),
    authenticatorData: string(),
    signature: string(),
    userHandle: exactOptional(string()),
  }),
});

type Sent<T> = { readonly credential: T; readonly challenge: string };

function read<T extends { response: { clientDataJSON: string } }>(
  schema: GenericSchema<unknown, T>,
  json: unknown,
): Sent<T> | undefined {
  const { success, output } = safeParse(schema, json);
  if (!success) return undefined;
  try {
    const { challenge } = decodeClientDataJSON(output.response.clientDataJSON);
    return { credential: output, challenge };
  } catch {
    return undefined;
  }
}

/** A new passkey as the browser sends it, and its challenge; undefined for anything else. */
export const readNewCredential = (json: unknown) => read(newCredential, json);

/** The use of a passkey as the browser sends it, and its challenge; undefined for anything else. */
export const readUsedCredential = (json: unknown) => read(usedCredential, json);

type NewCredential = NonNullable<ReturnType<typeof readNewCredential>>;
type UsedCredential = NonNullable<ReturnType<typeof readUsedCredential>>;

const expected = ({ origin, domain }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: domain,
  requireUserVerification: true,
});

/** The verified new passkey; undefined when anything about it is wrong. */
export async function verifyNew(
  { credential, challenge }: NewCredential,
  party: RelyingParty,
): Promise<WebAuthnCredential | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      ...expected(party, challenge),
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/**
 * The authenticator's counter after this use; undefined when the signature is wrong, or the counter
 * has not grown, as that of a copy would not.
 */
export async function verifyUse(
  { credential, challenge }: UsedCredential,
  passkey: StoredPasskey,
  party: RelyingParty,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      ...expected(party, challenge),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
