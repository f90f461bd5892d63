import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** The operations with the host's key; the key itself is not exposed. */
export type Secrets = {
  /** Encrypts (AES-256-GCM); the result differs each time. */
  readonly seal: (plain: string) => string;
  /** Decrypts what `seal` made; undefined for any other text or a changed one. */
  readonly open: (sealed: string) => string | undefined;
  /** A keyed hash: finds equal texts without decrypting them. */
  readonly fingerprint: (text: string) => string;
};

const ivLength = 12;
const tagLength = 16;

/** @param key 32 random bytes. */
export function createSecrets(key: Uint8Array): Secrets {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const sealing = derive('seal');
  const marking = derive('fingerprint');
  return {
    seal: (plain) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivLength + tagLength) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
      try {
        const text = decipher.update(bytes.subarray(ivLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    fingerprint: (text) => createHmac('sha256', marking).update(text).digest('base64url'),
  };
}

/** A token that cannot be guessed: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A security code: six random digits. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A token as stored in the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether two texts are equal; takes as long wherever they differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));
}
