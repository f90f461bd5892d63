import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is done with the host's key; the key itself goes nowhere else. */
export type Secrets = {
  /** Encrypts (AES-256-GCM); every time to another text. */
  readonly seal: (plain: string) => string;
  /** Decrypts what `seal` made; undefined when it is not that, or was tampered with. */
  readonly open: (sealed: string) => string | undefined;
  /** A keyed hash: equal texts can be found without opening them. */
  readonly fingerprint: (text: string) => string;
};

const ivLength = 12;
const tagLength = 16;

/** @param key 32 random bytes. */
export function createSecrets(key: Buffer): Secrets {
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

/**
 * The host's key: read from a file that only its owner can read, made there the first time. Of
 * several processes that make it at the same time, one does, and none reads half of it.
 */
export function keyFromFile(path: string): Buffer {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const whole = `${path}.${process.pid}`;
    writeFileSync(whole, randomBytes(32), { mode: 0o600 });
    try {
      linkSync(whole, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      unlinkSync(whole);
    }
  }
  return readFileSync(path);
}

/** A token nobody can guess: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a token stands in the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
