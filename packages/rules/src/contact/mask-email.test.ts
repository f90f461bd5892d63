import { describe, expect, it } from 'vitest';
import { maskEmail } from './mask-email';

describe('a masked e-mail address', () => {
  it.each([
    ['maria@example.com', 'm•••a@example.com'],
    ['ann@example.com', 'a•••n@example.com'],
    ['jo@example.com', 'j•••@example.com'],
    ['j@example.com', 'j•••@example.com'],
    ['"a@b"@example.com', '"•••"@example.com'],
    ['no address', '•••'],
    ['', '•••'],
  ])('of %s is %s', (address, masked) => {
    expect(maskEmail(address)).toBe(masked);
  });
});
