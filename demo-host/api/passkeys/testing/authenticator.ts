import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CborValue = Parameters<typeof isoCBOR.encode>[0];

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** What a page asks an authenticator for. */
export type Asked = {
  readonly challenge: string;
  readonly origin: string;
  readonly domain: string;
};

/** What a test changes in an answer; an honest authenticator sends the defaults. */
export type Changes = {
  readonly isVerified?: boolean;
  /** Of the answer, in place of one more than the last. */
  readonly counter?: number;
  readonly type?: string;
};

/** A key pair for passkeys in software: WebAuthn's messages, signed by ES256, without a browser. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Asked) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  /** RP ID hash, flags (user present, verified, attested data), counter. */
  function head({ domain }: Asked, { isVerified = true, ...changes }: Changes, attested: boolean) {
    counter = changes.counter ?? counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
    return Buffer.concat([sha256(domain), Buffer.of(flags), count]);
  }

  /** The public key as COSE: EC2, ES256, P-256. */
  function coseKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }

  return {
    id: base64(id),
    /** RegistrationResponseJSON. */
    create(asked: Asked, changes: Changes = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        head(asked, changes, true),
        Buffer.alloc(16),
        length,
        id,
        coseKey(),
      ]);
      const attestation = new Map<string, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(clientData(changes.type ?? 'webauthn.create', asked)),
          attestationObject: base64(Buffer.from(isoCBOR.encode(attestation))),
          transports: ['internal'],
        },
      };
    },
    /** AuthenticationResponseJSON. */
    use(asked: Asked, changes: Changes = {}) {
      const authenticatorData = head(asked, changes, false);
      const data = clientData(changes.type ?? 'webauthn.get', asked);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(data)]),
        privateKey,
      );
      return {
        id: base64(id),
        rawId: base64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticatorData),
          signature: base64(signature),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
