import {
  notPossibleReasons,
  plannedPaymentEffects,
  requestKinds,
  requestResults,
  requestStates,
} from '@portico/contract';
import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { aField, aKind, day, newGarage } from '../../testing/requests';
import { choiceWords, labelOf } from './field-words';
import { aboutOf, reasonWords, stateWordsOf, titleOf } from './kind-words';
import { effectKey, resultWords } from './outcome-words';

describe('a kind that the suite does not know', () => {
  it('[POR-170] has its title, its purpose, its fields and its choices from its data', () => {
    expect(titleOf(newGarage, 'es')).toEqual({ words: 'Nueva dirección del auto' });
    expect(aboutOf(newGarage, 'en')).toEqual({ words: 'Tell us where the car is kept now.' });
    expect(newGarage.fields.map((field) => labelOf(field, newGarage.kind, 'en'))).toEqual(
      newGarage.fields.map(({ label }) => ({ words: label['en'] })),
    );
    const place = newGarage.fields.find(({ key }) => key === 'place');
    expect(place?.choices.map((choice) => choiceWords(choice, 'es'))).toEqual([
      { words: 'Un garaje' },
      { words: 'street' },
    ]);
  });

  it('[POR-170] without words is another request, and its fields are named by their type or key', () => {
    const bare = aKind('toString');
    expect(titleOf(bare, 'en')).toEqual({ key: 'otherKind' });
    expect(aboutOf(bare, 'en')).toBeUndefined();
    expect(labelOf(aField('when', 'date'), 'toString', 'en')).toEqual({ key: 'fieldDate' });
    expect(labelOf(aField('map', 'place'), 'toString', 'en')).toEqual({ words: 'map' });
  });
});

describe('a kind of the suite', () => {
  it.each(requestKinds)('%s has a title and a purpose of its own', (kind) => {
    expect(titleOf(aKind(kind), 'en')).toEqual({ key: kind });
    expect(aboutOf(aKind(kind), 'en')).toEqual({ key: `${kind}About` });
  });

  it.each([
    ['promiseToPay', 'date', 'fieldPayDay'],
    ['paymentDispute', 'date', 'fieldPaymentDay'],
    ['paymentDispute', 'reason', 'fieldReason'],
    ['extension', 'months', 'fieldSkippedMonths'],
  ])('%s names its %s: %s', (kind, type, key) => {
    expect(labelOf(aField('one', type), kind, 'en')).toEqual({ key });
  });

  it('is called as the lender calls it, where the API has words for it', () => {
    const ours = aKind('extension', { title: { en: 'Holiday payment' } });
    expect(titleOf(ours, 'en')).toEqual({ words: 'Holiday payment' });
  });
});

describe('a code of the API', () => {
  const locale = 'en';

  it('has a sentence where the suite knows it', () => {
    const none = { kind: 'question', stateWords: {}, reason: {} };
    const sentences = [
      ...requestStates.map((state) => stateWordsOf({ ...none, state }, locale)),
      ...notPossibleReasons.map((reasonCode) => reasonWords({ ...none, reasonCode }, locale)),
      ...requestResults.map((result) =>
        resultWords({ result, words: {}, date: day('2026-05-01'), amount: cents(1) }, locale),
      ),
    ];
    const keys = sentences.map((one) => (one && 'key' in one ? one.key : undefined));
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is shown by its words where it does not', () => {
    const words = { en: 'On its way' };
    const sent = { kind: 'question', state: 'sent' };
    expect(stateWordsOf({ ...sent, stateWords: words }, locale)).toEqual({ words: 'On its way' });
    expect(stateWordsOf({ ...sent, stateWords: {} }, locale)).toEqual({ key: 'stateOther' });
    expect(reasonWords({ reasonCode: 'Flood', reason: {} }, locale)).toBeUndefined();
    expect(resultWords({ result: 'towed', words: {} }, locale)).toEqual({ key: 'resultOther' });
  });

  it.each([
    ['extension', 'stateApproved'],
    ['dueDateChange', 'stateApproved'],
    ['hardshipPlan', 'stateApproved'],
    ['promiseToPay', 'stateDone'],
    ['payoffLetter', 'stateDone'],
    ['question', 'stateDone'],
    ['newGarage', 'stateDone'],
  ])('[POR-169] that all has happened says of %s: %s', (kind, key) => {
    expect(stateWordsOf({ kind, state: 'done', stateWords: {} }, locale)).toEqual({ key });
  });

  it('of a result is said by another sentence where a part of its own is missing', () => {
    const result = { result: 'debitCancelled', words: {}, date: day('2026-05-01') };
    expect(resultWords(result, locale)).toEqual({ key: 'resultOther' });
  });

  it.each([
    ...plannedPaymentEffects.map((effect) => [effect, day('2026-05-01'), effect] as const),
    ['moved', undefined, 'other'],
    ['halved', undefined, 'other'],
  ] as const)(
    '[POR-168] of an effect on a payment, %s to %s, is said: %s',
    (effect, newDate, as) => {
      const key = `effect${as.charAt(0).toUpperCase()}${as.slice(1)}`;
      expect(effectKey({ effect, newDate })).toBe(key);
    },
  );
});
