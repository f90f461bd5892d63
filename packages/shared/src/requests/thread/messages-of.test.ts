import { describe, expect, it } from 'vitest';
import { day } from '../../testing/requests';
import { answeredOn, awaitedBy, messagesOf, valuesBesideMessages } from './messages-of';

const sentOn = day('2026-05-01');
const said = (isFromLender: boolean, text: string) => ({
  isFromLender,
  sentOn: day('2026-05-04'),
  text,
  fileIds: [],
});
const answer = said(true, 'On June 15.');
const asked = [{ key: 'text', text: 'When is it due?' }];
const values = [...asked, { key: 'files', fileIds: ['file-1'] }];

describe('the messages of a question', () => {
  it('begin with what it asks and its files', () => {
    expect(messagesOf({ kind: 'question', values, sentOn, messages: [answer] })).toEqual([
      { isFromLender: false, sentOn, text: 'When is it due?', fileIds: ['file-1'] },
      answer,
    ]);
  });

  it('are those of the API where it repeats the question among them', () => {
    const messages = [said(false, 'When is it due?'), answer];
    expect(messagesOf({ kind: 'question', values, sentOn, messages })).toBe(messages);
  });

  it('have its text and its files, and its other values stand beside them', () => {
    const other = { key: 'channel', choice: 'email' };
    const question = { kind: 'question', values: [...values, other], sentOn, messages: [answer] };
    expect(valuesBesideMessages(question)).toEqual([other]);
    expect(valuesBesideMessages({ ...question, kind: 'paymentDispute' })).toHaveLength(3);
  });

  it('of another request do not stand beside its values once more', () => {
    const repeated = { ...said(false, 'When is it due?'), fileIds: ['file-1'] };
    const dispute = { kind: 'paymentDispute', values, sentOn, messages: [repeated, answer] };
    expect(valuesBesideMessages(dispute)).toEqual([]);
    const withoutFile = { ...dispute, messages: [said(false, 'When is it due?')] };
    expect(valuesBesideMessages(withoutFile)).toEqual([{ key: 'files', fileIds: ['file-1'] }]);
  });

  it('of another request are those of the API', () => {
    const messages = [answer];
    expect(messagesOf({ kind: 'paymentDispute', values, sentOn, messages })).toBe(messages);
  });
});

it.each([
  ['question', [answer], answer.sentOn],
  ['question', [answer, said(false, 'Of which year?')], undefined],
  ['question', [], undefined],
  ['hardshipPlan', [answer], undefined],
])('[POR-169] a %s is answered by the last message, of the lender alone', (kind, messages, on) => {
  expect(answeredOn({ kind, messages })).toBe(on);
});

it.each([
  ['received', [], true],
  ['asked', [], true],
  ['approved', [], true],
  ['declined', [], false],
  ['withdrawn', [], false],
  ['done', [], false],
  ['received', [answer], false],
])('[POR-169] a question that is %s waits for an answer: %#', (state, messages, waits) => {
  const answerBy = day('2026-05-06');
  const question = { kind: 'question', state, messages, answerBy };
  expect(awaitedBy(question)).toBe(waits ? answerBy : undefined);
});
