import { settle } from '@portico/core/testing';
import { localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { DocumentsSource, ListedDocument } from './documents-source';
import { createDocumentsFlow } from './documents.flow';

type Answer = readonly ListedDocument[] | undefined;

const listed = (fileId: string, dateUploaded?: string): ListedDocument => ({
  fileId,
  displayName: `Document ${fileId}`,
  dateUploaded: dateUploaded === undefined ? undefined : localDate(dateUploaded),
});

const sourceOf = (key: string): DocumentsSource => ({
  key,
  load: () => Promise.reject(new Error('The flow loads through its port.')),
});

/** A flow whose requests are answered by the test, in any order. */
function scene() {
  const requests: { readonly key: string; readonly answer: (answer: Answer) => Promise<void> }[] =
    [];
  const { state, send, dispose } = createDocumentsFlow(
    ({ key }) =>
      new Promise((resolve) => {
        requests.push({
          key,
          answer: (answer) => {
            resolve(answer);
            return settle();
          },
        });
      }),
  );
  const show = (key: string) => send({ type: 'show', source: sourceOf(key) });
  const reload = () => send({ type: 'reload' });
  const ids = () => {
    const { value } = state;
    return value.at === 'ready' ? value.documents.map(({ fileId }) => fileId) : value.at;
  };
  const added = () => {
    const { value } = state;
    return value.at === 'ready' && value.added ? [...value.added] : undefined;
  };
  return { state, send, dispose, requests, show, reload, ids, added };
}

describe('the list of documents', () => {
  it('[LON-440] is loading, then has its documents, the newest first', async () => {
    const { requests, show, ids } = scene();
    show('1');
    expect(ids()).toBe('loading');
    await requests[0]?.answer([
      listed('a', '2025-01-04'),
      listed('b'),
      listed('c', '2026-11-18'),
      listed('d', '2025-03-03'),
    ]);
    expect(ids()).toEqual(['c', 'd', 'a', 'b']);
  });

  it('[LON-446] is requested again for another source, and not for the same', async () => {
    const { requests, show, ids } = scene();
    show('1');
    show('1');
    await requests[0]?.answer([listed('a')]);
    show('2');
    expect(ids()).toBe('loading');
    expect(requests.map(({ key }) => key)).toEqual(['1', '2']);
    await requests[1]?.answer([listed('b')]);
    expect(ids()).toEqual(['b']);
  });

  it('[LON-446] ignores the answer for a source that is not shown any more', async () => {
    const { requests, show, ids } = scene();
    show('1');
    show('2');
    await requests[1]?.answer([listed('b')]);
    await requests[0]?.answer([listed('a')]);
    expect(ids()).toEqual(['b']);
  });

  it('[LON-442] that cannot be loaded has failed, and can be requested again', async () => {
    const { requests, show, reload, ids } = scene();
    show('1');
    await requests[0]?.answer(undefined);
    expect(ids()).toBe('failed');
    reload();
    expect(ids()).toBe('loading');
    await requests[1]?.answer([]);
    expect(ids()).toEqual([]);
  });

  it('changes no more once the screen is closed', async () => {
    const { requests, show, dispose, ids } = scene();
    show('1');
    dispose();
    await requests[0]?.answer([listed('a')]);
    expect(ids()).toBe('loading');
  });
});

it('[LON-580] a document that the answer has twice is listed once', async () => {
  const { requests, show, ids } = scene();
  show('1');
  await requests[0]?.answer([listed('a'), listed('b'), listed('a')]);
  expect(ids()).toEqual(['a', 'b']);
});

describe('a refresh', () => {
  it('[LON-445] nothing is new on the first load', async () => {
    const { requests, show, added } = scene();
    show('1');
    await requests[0]?.answer([listed('a')]);
    expect(added()).toBeUndefined();
  });

  it('[LON-445] nothing is new on the first load after a failure, or of another source', async () => {
    const { requests, show, reload, added } = scene();
    show('1');
    await requests[0]?.answer(undefined);
    reload();
    await requests[1]?.answer([listed('a')]);
    expect(added()).toBeUndefined();
    show('2');
    await requests[2]?.answer([listed('b')]);
    expect(added()).toBeUndefined();
  });

  it('[LON-444] flags those that were not shown before, until the next refresh', async () => {
    const { requests, show, reload, added } = scene();
    show('1');
    await requests[0]?.answer([listed('a')]);
    reload();
    await requests[1]?.answer([listed('a'), listed('b')]);
    expect(added()).toEqual(['b']);
    reload();
    await requests[2]?.answer([listed('a'), listed('b'), listed('c')]);
    expect(added()).toEqual(['c']);
  });

  it('[LON-443] that fails keeps the documents and their flags', async () => {
    const { requests, show, reload, state, ids, added } = scene();
    show('1');
    await requests[0]?.answer([listed('a')]);
    reload();
    await requests[1]?.answer([listed('a'), listed('b')]);
    reload();
    expect(state.value).toMatchObject({ at: 'ready', refresh: 'busy' });
    await requests[2]?.answer(undefined);
    expect(state.value).toMatchObject({ at: 'ready', refresh: 'failed' });
    expect([ids(), added()]).toEqual([['a', 'b'], ['b']]);
  });

  it('of a later upload counts: the answer from before it is ignored', async () => {
    const { requests, show, reload, ids } = scene();
    show('1');
    await requests[0]?.answer([]);
    reload();
    reload();
    await requests[1]?.answer([listed('a')]);
    expect(ids()).toEqual([]);
    await requests[2]?.answer([listed('a'), listed('b')]);
    expect(ids()).toEqual(['a', 'b']);
  });
});
