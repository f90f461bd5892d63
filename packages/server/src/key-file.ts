import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The host's key: read from a file that only its owner can read, created on the first start. When
 * several processes create it at once, one succeeds and the others read the complete file.
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
