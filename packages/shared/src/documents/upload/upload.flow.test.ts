import { createTestClock, settle } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import type { UploadTarget } from '../upload-target';
import { checkFile } from './check-file';
import { testFile } from '../../testing/test-uploads';
import { createUploadFlow } from './upload.flow';
import type {
  TransferOutcome,
  TransferProgress,
  UnfinishedUpload,
  UploadJob,
} from './upload.state';

const loan: UploadTarget = {
  path: '/api/file/UploadFileWithLoanNumber',
  fields: { LoanNumber: '1' },
};
const other: UploadTarget = { ...loan, fields: { LoanNumber: '2' } };

type Sent = UploadJob & {
  readonly progress: (progress: TransferProgress) => void;
  readonly end: (outcome: TransferOutcome) => Promise<void>;
  stopped: boolean;
};

/** A queue whose transfers the test ends. */
function createQueue({
  unfinished = [],
  found = Promise.resolve(unfinished),
}: {
  readonly unfinished?: UnfinishedUpload[];
  readonly found?: Promise<readonly UnfinishedUpload[]>;
} = {}) {
  const clock = createTestClock();
  const sent: Sent[] = [];
  const discarded: string[] = [];
  const changed: UploadTarget[] = [];
  let isOnline = true;
  const flow = createUploadFlow({
    check: (file) => checkFile(file, 10),
    send: (job, progress) => {
      let resolve: (outcome: TransferOutcome) => void = () => undefined;
      const outcome = new Promise<TransferOutcome>((end) => {
        resolve = end;
      });
      const one: Sent = {
        ...job,
        progress,
        stopped: false,
        end: async (ended) => {
          resolve(ended);
          await settle();
        },
      };
      sent.push(one);
      return {
        outcome,
        stop: () => {
          one.stopped = true;
          resolve({ kind: 'stopped' });
        },
      };
    },
    discard: ({ file }) => void discarded.push(file.name),
    discardUrl: (url) => void discarded.push(url),
    findUnfinished: () => found,
    online: () => isOnline,
    now: clock.now,
    delay: clock.delay,
    changed: (target) => void changed.push(target),
  });
  const items = () => flow.state.value.items;
  const add = async (files: readonly File[], target = loan) => {
    flow.send({ type: 'add', files, target });
    await settle();
  };
  const idOf = (name: string) => items().find(({ file }) => file.name === name)?.id ?? -1;
  const type = (name: string, fileTypeId = '1') =>
    flow.send({ type: 'chooseType', id: idOf(name), fileTypeId });
  const upload = (target = loan) => flow.send({ type: 'upload', target });
  /** Adds files, gives each a type, and starts them. */
  const start = async (...names: readonly string[]) => {
    await add(names.map((name) => testFile(name)));
    for (const name of names) type(name);
    upload();
  };
  const press = (event: 'pause' | 'resume' | 'remove', name: string) =>
    flow.send({ type: event, id: idOf(name) });
  const statusOf = (name: string) => items().find(({ file }) => file.name === name)?.status;
  const setOnline = (online: boolean) => {
    isOnline = online;
    if (online) flow.send({ type: 'online' });
  };
  return {
    ...{ flow, clock, sent, discarded, changed, items, add, type, upload, start, press },
    ...{ statusOf, setOnline, names: () => sent.map(({ file }) => file.name) },
  };
}

const lost = { kind: 'lost', canRepeat: true } as const;

describe('the queue of uploads', () => {
  it('[LON-461] does not send a file without a type', async () => {
    const { add, upload, sent, statusOf } = createQueue();
    await add([testFile('a.pdf')]);
    upload();
    expect(sent).toEqual([]);
    expect(statusOf('a.pdf')).toEqual({ at: 'queued' });
  });

  it('[LON-462, LON-463, LON-464] sends only the files without errors', async () => {
    const { add, type, upload, names, statusOf } = createQueue();
    const large = testFile('large.pdf', 10 * 1024 * 1024 + 1);
    await add([testFile('a.pdf'), testFile('a.exe'), large, testFile('untyped.pdf')]);
    for (const name of ['a.pdf', 'a.exe', 'large.pdf']) type(name);
    upload();
    expect(names()).toEqual(['a.pdf']);
    expect(statusOf('a.exe')).toEqual({ at: 'refused', reason: 'extension' });
    expect(statusOf('large.pdf')).toEqual({ at: 'refused', reason: 'tooLarge' });
  });

  it('[LON-471] is queued, then uploading when its request starts', async () => {
    const { add, type, upload, statusOf, sent } = createQueue();
    await add([testFile('a.pdf')]);
    type('a.pdf', '2');
    expect(statusOf('a.pdf')).toEqual({ at: 'queued' });
    upload();
    expect(statusOf('a.pdf')).toMatchObject({ at: 'uploading', sent: 0 });
    expect(sent).toMatchObject([{ target: loan, fileTypeId: '2' }]);
  });

  it('[LON-472] removes a stored file and names it', async () => {
    const { start, sent, items, flow, changed } = createQueue();
    await start('a.pdf');
    await sent[0]?.end({ kind: 'stored' });
    expect(items()).toEqual([]);
    expect(flow.state.value.stored).toMatchObject([{ name: 'a.pdf', target: loan }]);
    expect(changed).toEqual([loan]);
  });

  it('whose answer was lost is not called unsuccessful, and the documents are read again', async () => {
    const { start, sent, statusOf, changed, clock } = createQueue();
    await start('a.pdf');
    await sent[0]?.end({ kind: 'unconfirmed' });
    const problem = { text: 'errorUnconfirmed' };
    expect(statusOf('a.pdf')).toEqual({ at: 'failed', sent: 0, problem });
    expect(changed).toEqual([loan]);
    clock.advance(600_000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['its own sentence', { kind: 'refused', message: 'Disk full' }, { message: 'Disk full' }],
    ['none', { kind: 'refused', message: undefined }, { text: 'errorServer' }],
    ['a broken transfer', { kind: 'lost', canRepeat: false }, { text: 'errorTransfer' }],
  ] as const)(
    '[LON-465, LON-473, LON-474, LON-475, LON-476] keeps a file refused with %s, to send again',
    async (_, outcome, problem) => {
      const { start, sent, statusOf, press } = createQueue();
      await start('a.pdf');
      await sent[0]?.end(outcome);
      expect(statusOf('a.pdf')).toEqual({ at: 'failed', sent: 0, problem });
      press('resume', 'a.pdf');
      expect(sent).toHaveLength(2);
    },
  );

  it('[LON-459] removes a file without sending it', async () => {
    const { add, press, items, upload, sent, discarded } = createQueue();
    await add([testFile('a.pdf')]);
    press('remove', 'a.pdf');
    upload();
    expect(items()).toEqual([]);
    expect([sent, discarded]).toEqual([[], []]);
  });

  it('stops and discards a file that is removed while it is sent', async () => {
    const { start, press, sent, discarded } = createQueue();
    await start('a.pdf');
    press('remove', 'a.pdf');
    expect(sent[0]?.stopped).toBe(true);
    expect(discarded).toEqual(['a.pdf']);
  });

  it('sends at most two files at once', async () => {
    const { start, sent, names, statusOf } = createQueue();
    await start('a.pdf', 'b.pdf', 'c.pdf');
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
    expect(statusOf('c.pdf')?.at).toBe('waiting');
    await sent[0]?.end({ kind: 'stored' });
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('pauses a file, sends the next one, and continues', async () => {
    const { start, press, sent, names, statusOf } = createQueue();
    await start('a.pdf', 'b.pdf', 'c.pdf');
    sent[0]?.progress({ sent: 1024, resumable: true });
    press('pause', 'a.pdf');
    expect(statusOf('a.pdf')).toEqual({ at: 'paused', sent: 1024 });
    expect(sent[0]?.stopped).toBe(true);
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    press('resume', 'a.pdf');
    expect(statusOf('a.pdf')).toEqual({ at: 'waiting', sent: 1024 });
    await sent[1]?.end({ kind: 'stored' });
    expect(statusOf('a.pdf')).toMatchObject({ at: 'uploading', sent: 1024 });
  });

  it('estimates the time left from the speed', async () => {
    const { start, sent, clock, statusOf } = createQueue();
    await start('a.pdf');
    sent[0]?.progress({ sent: 0, resumable: true });
    clock.advance(2_000);
    sent[0]?.progress({ sent: 512, resumable: true });
    expect(statusOf('a.pdf')).toMatchObject({ at: 'uploading', sent: 512, secondsLeft: 6 });
  });

  it('[POR-099] continues by itself when the browser is online again', async () => {
    const { start, sent, setOnline, statusOf, clock } = createQueue();
    await start('a.pdf');
    sent[0]?.progress({ sent: 1024, resumable: true });
    setOnline(false);
    await sent[0]?.end(lost);
    expect(statusOf('a.pdf')).toEqual({ at: 'interrupted', sent: 1024 });
    clock.advance(600_000);
    expect(sent).toHaveLength(1);
    setOnline(true);
    expect(statusOf('a.pdf')).toMatchObject({ at: 'uploading', sent: 1024 });
    expect(sent).toHaveLength(2);
  });

  it('[LON-474, POR-099] online, repeats a lost transfer three times, then waits for the borrower', async () => {
    const { start, sent, clock, statusOf, press } = createQueue();
    await start('a.pdf');
    sent[0]?.progress({ sent: 1024, resumable: true });
    for (const delay of [1_000, 4_000, 15_000]) {
      await sent.at(-1)?.end(lost);
      expect(statusOf('a.pdf')?.at).toBe('interrupted');
      clock.advance(delay);
    }
    await sent.at(-1)?.end(lost);
    expect(sent).toHaveLength(4);
    const problem = { text: 'errorTransfer' };
    expect(statusOf('a.pdf')).toEqual({ at: 'failed', sent: 1024, problem });
    press('resume', 'a.pdf');
    expect(sent).toHaveLength(5);
  });

  it('sends a file only to the target it was added for', async () => {
    const { add, type, upload, sent, items } = createQueue();
    await add([testFile('a.pdf')]);
    type('a.pdf');
    upload(other);
    expect(sent).toEqual([]);
    upload(loan);
    expect(sent).toMatchObject([{ target: loan }]);
    expect(items()).toHaveLength(1);
  });

  it('has a file that is added twice once for each target', async () => {
    const { add, items } = createQueue();
    await add([testFile('a.pdf')]);
    await add([testFile('a.pdf')]);
    await add([testFile('a.pdf')], other);
    expect(items().map(({ target }) => target)).toEqual([loan, other]);
  });

  it('presses on a file that is sent already have no effect', async () => {
    const { start, upload, press, sent, statusOf } = createQueue();
    await start('a.pdf');
    upload();
    press('resume', 'a.pdf');
    expect(sent).toHaveLength(1);
    expect(statusOf('a.pdf')?.at).toBe('uploading');
  });

  it('stops everything and is empty at the end of the session', async () => {
    const { start, flow, sent, items } = createQueue();
    await start('a.pdf', 'b.pdf', 'c.pdf');
    flow.send({ type: 'clear' });
    expect(sent.map(({ stopped }) => stopped)).toEqual([true, true]);
    await settle();
    expect(items()).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  it('a file that is checked while the session ends is not added', async () => {
    const { flow, items } = createQueue();
    flow.send({ type: 'add', files: [testFile('a.pdf')], target: loan });
    flow.send({ type: 'clear' });
    await settle();
    expect(items()).toEqual([]);
  });

  describe('after a reload', () => {
    const earlier: UnfinishedUpload = {
      url: 'http://api.test/1',
      target: loan,
      fileTypeId: '2',
      name: 'a.pdf',
      size: 2048,
      sent: 1024,
    };

    it('[POR-099] names the unfinished uploads, and takes the type of the same file from there', async () => {
      const { flow, add, items } = createQueue({ unfinished: [earlier] });
      await settle();
      expect(flow.state.value.unfinished).toEqual([earlier]);
      await add([testFile('a.pdf')]);
      expect(items()).toMatchObject([{ fileTypeId: '2' }]);
      expect(flow.state.value.unfinished).toEqual([]);
    });

    it('names none whose file was added before it was found', async () => {
      let find: (found: readonly UnfinishedUpload[]) => void = () => undefined;
      const found = new Promise<readonly UnfinishedUpload[]>((resolve) => (find = resolve));
      const { flow, add, items } = createQueue({ found });
      await add([testFile('a.pdf')]);
      find([earlier, { ...earlier, name: 'b.pdf' }]);
      await settle();
      expect(items()).toHaveLength(1);
      expect(flow.state.value.unfinished.map(({ name }) => name)).toEqual(['b.pdf']);
    });

    it('keeps it for a file of another size or target', async () => {
      const { flow, add } = createQueue({ unfinished: [earlier] });
      await settle();
      await add([testFile('a.pdf', 4096)]);
      await add([testFile('a.pdf')], other);
      expect(flow.state.value.unfinished).toEqual([earlier]);
    });

    it('discards one', async () => {
      const { flow, discarded } = createQueue({ unfinished: [earlier] });
      await settle();
      flow.send({ type: 'discard', url: earlier.url });
      expect(flow.state.value.unfinished).toEqual([]);
      expect(discarded).toEqual([earlier.url]);
    });
  });
});
