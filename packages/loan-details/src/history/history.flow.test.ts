import { ok } from '@portico/rules';
import { failCall, type CallOutcome } from '@portico/core/internal';
import { settle } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { transaction } from '../testing/transactions';
import { createHistoryFlow } from './history.flow';
import { historyRows, type HistoryRow } from './history.model';

const refused = failCall({ kind: 'rejected', codes: ['Error'] }, 'refused');

/** A flow whose requests the test answers in its own order. */
function start(window: 'opens' | 'blocked' = 'opens') {
  const requests: { days: number; answer: (result: CallOutcome<readonly HistoryRow[]>) => void }[] =
    [];
  const documents: { asked: readonly number[]; answer: (result: CallOutcome<string>) => void }[] =
    [];
  const pages: string[] = [];
  const flow = createHistoryFlow(691, {
    request: (days) => new Promise((answer) => requests.push({ days, answer })),
    documentOf: (...asked) => new Promise((answer) => documents.push({ asked, answer })),
    openWindow: () => {
      if (window === 'blocked') return undefined;
      pages.push('blank');
      const index = pages.length - 1;
      return {
        goTo: (address) => (pages[index] = address),
        close: () => (pages[index] = 'closed'),
      };
    },
  });
  return { ...flow, requests, documents, pages };
}

const rows = (count: number) => historyRows(Array.from({ length: count }, () => transaction()));

describe('the history', () => {
  it('[LON-296] begins with 30 days', () => {
    const { state, requests } = start();
    expect(state.value).toMatchObject({ range: '30', answer: { status: 'loading' } });
    expect(requests.map(({ days }) => days)).toEqual([30]);
  });

  it('[LON-298, LON-299] requests each range when it is chosen first, and never again', async () => {
    const { state, send, requests } = start();
    for (const [index, range] of (['60', '90', 'all'] as const).entries()) {
      send({ type: 'choose', range });
      expect(state.value).toMatchObject({ range, answer: { status: 'loading' } });
      requests[index + 1]?.answer(ok(rows(index + 2)));
      await settle();
    }
    requests[0]?.answer(ok(rows(1)));
    await settle();
    expect(requests.map(({ days }) => days)).toEqual([30, 60, 90, 691]);
    send({ type: 'choose', range: '60' });
    expect(state.value.answer).toEqual({ status: 'ready', value: rows(2) });
    send({ type: 'choose', range: '30' });
    expect(state.value.answer).toEqual({ status: 'ready', value: rows(1) });
    expect(requests).toHaveLength(4);
  });

  it('never shows the answer of another range', async () => {
    const { state, send, requests } = start();
    send({ type: 'choose', range: '60' });
    requests[0]?.answer(ok(rows(1)));
    await settle();
    expect(state.value.answer).toEqual({ status: 'loading' });
  });

  it('requests a failed range again at a retry only', async () => {
    const { state, send, requests } = start();
    requests[0]?.answer(refused);
    await settle();
    expect(state.value.answer).toEqual({ status: 'failed', error: refused.error });
    send({ type: 'choose', range: '30' });
    expect(requests).toHaveLength(1);
    send({ type: 'retry' });
    expect(state.value.answer).toEqual({ status: 'loading' });
    requests[1]?.answer(ok(rows(3)));
    await settle();
    expect(state.value.answer).toEqual({ status: 'ready', value: rows(3) });
  });
});

describe('a document', () => {
  it.each([
    ['csv', 0],
    ['pdf', 1],
  ] as const)(
    '[LON-306, LON-307, LON-308] as %s is of the selected range',
    async (format, type) => {
      const { state, send, documents, pages } = start();
      send({ type: 'download', format });
      expect(pages).toEqual(['blank']);
      expect(state.value.download).toEqual({ at: 'opening', format });
      documents[0]?.answer(ok('https://api.test/document'));
      await settle();
      expect(pages).toEqual(['https://api.test/document']);
      expect(state.value.download).toEqual({ at: 'idle' });
      send({ type: 'choose', range: 'all' });
      send({ type: 'download', format });
      expect(documents.map(({ asked }) => asked)).toEqual([
        [30, type],
        [691, type],
      ]);
    },
  );

  it('is asked for once by a double click', () => {
    const { send, documents, pages } = start();
    send({ type: 'download', format: 'csv' });
    send({ type: 'download', format: 'csv' });
    send({ type: 'download', format: 'pdf' });
    expect([documents.length, pages.length]).toEqual([1, 1]);
  });

  it('that is refused closes its window, and can be asked for again', async () => {
    const { state, send, documents, pages } = start();
    send({ type: 'download', format: 'pdf' });
    documents[0]?.answer(refused);
    await settle();
    expect(pages).toEqual(['closed']);
    expect(state.value.download).toEqual({ at: 'failed', error: refused.error });
    send({ type: 'download', format: 'pdf' });
    expect(documents).toHaveLength(2);
  });

  it('needs a window that the browser lets open', () => {
    const { state, send, documents } = start('blocked');
    send({ type: 'download', format: 'pdf' });
    expect(state.value.download).toEqual({ at: 'blocked' });
    expect(documents).toHaveLength(0);
  });

  it('closes its window when the page was left meanwhile', async () => {
    const { send, dispose, documents, pages } = start();
    send({ type: 'download', format: 'pdf' });
    dispose();
    documents[0]?.answer(ok('https://api.test/document'));
    await settle();
    expect(pages).toEqual(['closed']);
  });
});
