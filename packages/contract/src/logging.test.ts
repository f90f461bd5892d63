import { localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { allCalls } from './all-calls';
import { writeWire, type Codec } from './codec/codec';
import { answers } from './fixtures';
import { submitImmediateBank } from './calls/submissions';
import { loggable, loggableAnswer } from './logging';

const secrets = ['4242424242424242', '900-12-3456', 'Juniper-14-road'] as const;
const token = 'q7Jm0o1Xb2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s';

/** A value of the codec's shape with a secret in every field. */
function filled(codec: Codec<unknown>, secret: unknown): unknown {
  switch (codec.kind) {
    case 'entity':
      return Object.fromEntries(
        Object.entries(codec.fields ?? {}).map(([key, field]) => [
          codec.nameOf?.(key) ?? key,
          filled(field, secret),
        ]),
      );
    case 'list':
      return codec.of ? [filled(codec.of, secret)] : [];
    case 'dictionary':
      return { [String(secret)]: secret };
    default:
      return secret;
  }
}

const codecs = allCalls.flatMap(({ name, query, request, response }) =>
  [query, request, response]
    .filter((codec) => codec !== undefined)
    .map((codec) => [name, codec] as const),
);

describe('the loggable part of a call', () => {
  it.each(codecs)('has no card number, SSN or token of %s', (_name, codec) => {
    for (const secret of [...secrets.slice(0, 2), token, 4242424242424242, 900123456]) {
      const text = JSON.stringify([
        loggable(codec, filled(codec, secret)),
        loggable(codec, secret),
        loggable(codec, [secret]),
        loggable(codec, { [String(secret)]: secret }),
      ]);
      expect(text).not.toContain(String(secret));
    }
  });

  it.each(allCalls.map((call) => [call.name, call] as const))(
    'has nothing that is typed into %s',
    (_name, { query, request }) => {
      const codec = query ?? request;
      if (!codec) return;
      const left = loggable(codec, filled(codec, secrets[2]));
      expect(JSON.stringify(left)).not.toContain(secrets[2]);
    },
  );

  it('has the amounts, days, flags and choices of a payment, by their wire names', () => {
    const day = localDate('2026-03-02');
    const info = answers.paymentInfo();
    const wire = {
      EncryptedData: info.paymentToken,
      Payment: {
        LogonName: 'maya',
        IsPayoff: false,
        AccountType: 0,
        Details: { PaymentDate: day, PaymentAmount: 100.5, LoanAccountNumber: '0012-104417-3' },
      },
      Invented: 'x',
    };
    expect(loggable(submitImmediateBank.request, wire)).toEqual({
      EncryptedData: '•••',
      Payment: {
        LogonName: '•••',
        IsPayoff: false,
        AccountType: 0,
        Details: { PaymentDate: day, PaymentAmount: 100.5, LoanAccountNumber: '•••' },
      },
    });
  });

  it('has the codes of a refusal', () => {
    const call = allCalls.find(({ name }) => name === 'accountList');
    const refused = { HasNoErrors: false, Errors: [{ ErrorMessage: 'Error' }] };
    expect(call && loggableAnswer(call.response, refused)).toEqual(refused);
    const built: Readonly<Record<string, () => unknown>> = answers;
    for (const { name, response } of allCalls) {
      expect(() => loggableAnswer(response, writeWire(response, built[name]?.()))).not.toThrow();
    }
  });
});
