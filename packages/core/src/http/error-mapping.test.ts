import { describe, expect, it } from 'vitest';
import { errorKey, mapErrorMessage } from './error-mapping';
import type { ApiError } from './api-error';
import { defineTexts } from '../texts/texts';

describe('a message of the server', () => {
  it.each([
    ['[ACC-133]', 'Unauthorized', { as: 'unauthorized' }],
    ['[ACC-131, ACC-133, PAY-469]', 'RegistrationNotAllowed', { as: 'flag', flag: 'Failed' }],
    ['[ACC-133]', 'generic-Card was declined', { as: 'processor', text: 'Card was declined' }],
    ['[ACC-133] even with one word', 'generic-Declined', { as: 'processor', text: 'Declined' }],
    ['[ACC-133]', 'Object reference not set', { as: 'host' }],
    ['[ACC-132, ACC-133]', 'Declined', { as: 'flag', flag: 'Declined' }],
    ['[ACC-133] without a sentence', 'generic-Error', { as: 'flag', flag: 'generic-Error' }],
    ['[ACC-133] with a space behind it', 'Error ', { as: 'flag', flag: 'Error' }],
    ['[ACC-133]', '', { as: 'unknown' }],
    ['[ACC-133]', undefined, { as: 'unknown' }],
  ])('%s [PAY-468] %j', (_, message, expected) => {
    expect(mapErrorMessage(message)).toEqual(expected);
  });
});

describe('the text of an error', () => {
  const texts = defineTexts('tests', {
    errorInvalid: 'Wrong.',
    errorKindOffline: 'No connection.',
    errorNotSent: 'Nothing was sent.',
    errorUnconfirmed: 'It may be done.',
    error: 'Something went wrong.',
  });
  it.each<[string, ApiError, string]>([
    ['its code', { kind: 'forbidden', code: 'invalid', delivery: 'refused' }, 'errorInvalid'],
    [
      'the first code',
      { kind: 'rejected', codes: ['Invalid'], delivery: 'refused' },
      'errorInvalid',
    ],
    ['its kind', { kind: 'offline', delivery: 'unknown' }, 'errorKindOffline'],
    ['a lost answer', { kind: 'timeout', delivery: 'unknown' }, 'errorUnconfirmed'],
    ['nothing sent', { kind: 'timeout', delivery: 'not-sent' }, 'errorNotSent'],
    ['an unknown code', { kind: 'rejected', codes: ['Other'], delivery: 'refused' }, 'error'],
    ['no code', { kind: 'rejected', codes: [], delivery: 'refused' }, 'error'],
    ['a name of Object', { kind: 'forbidden', code: '__proto__', delivery: 'refused' }, 'error'],
  ])('by %s', (_, error, key) => {
    expect(errorKey(texts, error)).toBe(key);
  });
});
