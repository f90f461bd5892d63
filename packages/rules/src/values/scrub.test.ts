import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubSecrets } from './scrub';

const card = '4242424242424242';
const token = 'q7Jm0o1Xb2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s';

describe('a scrubbed text', () => {
  it.each([
    ['a card number', `card ${card} declined`, '4242'],
    ['in groups', 'card 4242 4242 4242 4242 declined', '4242'],
    ['with en dashes', '4242–4242–4242–4242', '4242'],
    ['of an American Express card', '3782 822463 10005', '822463'],
    ['percent-encoded', '/pay/4242%204242%204242%204242', '4242'],
    ['in digits of another script', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢', '٤٢'],
    ['a social security number', 'SSN 900-12-3456', '3456'],
    ['without its dashes', 'for 900123456 failed', '3456'],
    ['a password in JSON', '{"password":"Juniper \\" 14-road","x":1}', '14-road'],
    ['in a form', 'username=maya&password=hunter2&x=1', 'hunter2'],
    ['in a query', 'GET /login?password=hunter2', 'hunter2'],
    ['in plain text', 'password: my two dogs', 'dogs'],
    ['in XML', '<Password>hunter2</Password>', 'hunter2'],
    ['in multipart', 'name="password"\r\n\r\nhunter2\r\n--x', 'hunter2'],
    ['percent-encoded JSON', '%22password%22%3A%22hunter2%22', 'hunter2'],
    ['a token in a header', 'UserToken: t0k', 't0k'],
    ['with its scheme', 'Authorization: Bearer abc', 'abc'],
    ['in a path', `/portal/forcePasswordChange/${token}`, token],
    ['alone', `no such session ${token}`, token],
    ['a JWT', 'eyJhbGciOiJIUzI1NiJ9x1.eyJzdWIiOiIxMjM0NTY3ODkwIn0x1.x', 'eyJ'],
    ['a token under no name', '/api/ApplyForLoan?t=short', 'short'],
  ])('has no secret: %s', (_name, text, secret) => {
    expect(scrubSecrets(text)).not.toContain(secret);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'amount')",
    'at pay (https://cdn.example/portico/1.0.0/later-delivery.js:12:3456)',
    'The setting cardPaymentOptions.maximumCardAmount is not a number',
    'paymentInfo: accountInfo.payOffAmount: number expected',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
  ])('keeps what a developer needs: %s', (text) => {
    expect(scrubSecrets(text)).toBe(text);
  });

  it('has no digit of a card number, wherever it is and however its digits are separated', () => {
    const joint = fc.constantFrom('', ' ', '-', '.', '\u00a0', '%20', ' - ');
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(joint, { minLength: 15, maxLength: 15 }),
        (around, joints) => {
          const written = Array.from(card, (digit, n) => digit + (joints[n] ?? '')).join('');
          const left = scrubSecrets(`${around} ${written} ${around}`);
          expect(left).not.toContain(written);
          expect(left).toContain('•••');
        },
      ),
    );
  });

  it.each(['password', '?', '1 ', 'a1', '%22password%22%3A%22', '"password":"'])(
    'is computed quickly, even from a long run of %j',
    (piece) => {
      // Microseconds of processor time, to which other programs do not add.
      const began = process.cpuUsage();
      scrubSecrets(piece.repeat(64 * 1024));
      expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
    },
  );
});
