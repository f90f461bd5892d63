import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterTone, messageProblem, type MessageSituation } from './message';

const visitor: MessageSituation = { kind: 'question', signedIn: false };
const borrower: MessageSituation = { kind: 'question', signedIn: true };
const thinker: MessageSituation = { kind: 'feedback', signedIn: true };

it.each([
  ['[ACC-782]', 300, 'normal'],
  ['[ACC-782]', 100, 'normal'],
  ['[ACC-783]', 99, 'warn'],
  ['[ACC-783]', 51, 'warn'],
  ['[ACC-784]', 50, 'error'],
  ['[ACC-784]', 0, 'error'],
])('%s %i characters left look %s', (_id, left, tone) => {
  expect(counterTone(left)).toBe(tone);
});

describe('a field of a message', () => {
  it.each([
    ['a visitor’s name', 'name', '', visitor, 'required'],
    ['a visitor’s name', 'name', ' ', visitor, 'required'],
    ['a visitor’s name', 'name', 'Ada Byron', visitor, undefined],
    ['a long one', 'name', 'x'.repeat(101), visitor, 'invalid'],
    ['no name', 'name', '', borrower, undefined],
    ['a visitor’s address', 'email', '', visitor, 'required'],
    ['a visitor’s address', 'email', 'ada@example', visitor, 'invalid'],
    ['a visitor’s address', 'email', ' ada@example.com ', visitor, undefined],
    ['no address', 'email', '', borrower, undefined],
    ['no branch', 'branch', '', visitor, undefined],
    ['a branch', 'branch', '0012', visitor, undefined],
    ['a branch', 'branch', '00123', visitor, 'invalid'],
    ['a branch', 'branch', 'x', visitor, 'invalid'],
    ['a question’s subject', 'subject', '  ', borrower, 'required'],
    ['a question’s subject', 'subject', 'x'.repeat(100), borrower, undefined],
    ['a question’s subject', 'subject', 'x'.repeat(101), borrower, 'invalid'],
    ['feedback has none', 'subject', '', thinker, undefined],
    ['a question', 'message', '\n', borrower, 'required'],
    ['a question', 'message', 'x'.repeat(300), borrower, undefined],
    ['a question', 'message', 'x'.repeat(301), borrower, 'invalid'],
    ['feedback', 'message', '', thinker, undefined],
    ['feedback', 'message', 'x'.repeat(301), thinker, 'invalid'],
  ] as const)('%s: %s "%s"', (_title, field, text, situation, problem) => {
    expect(messageProblem(field, text, situation)).toBe(problem);
  });

  it('is checked quickly, whatever is pasted', () => {
    const fields = fc.constantFrom('name', 'email', 'branch', 'subject', 'message');
    fc.assert(
      fc.property(fields, fc.string({ maxLength: 5_000, unit: 'binary' }), (field, text) => {
        const problem = messageProblem(field, text, visitor);
        expect([undefined, 'required', 'invalid']).toContain(problem);
      }),
      { numRuns: 200 },
    );
  });
});
