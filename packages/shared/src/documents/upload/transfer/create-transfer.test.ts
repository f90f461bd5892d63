// Fetched on demand; here already, so that no test waits for it.
import './tus';
import { resumableUploads } from '@portico/contract';
import { createTestCore, settle, type TestOptions } from '@portico/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UploadTarget } from '../../upload-target';
import { createTestUploads, testFile, type TestUploads } from '../../../testing/test-uploads';
import type { TransferProgress, UploadJob } from '../upload.state';
import { createTransfer } from './create-transfer';

const loan: UploadTarget = {
  path: '/api/file/UploadFileWithLoanNumber',
  fields: { LoanNumber: '0012-104417-3' },
};
const customer: UploadTarget = { path: '/api/file/UploadByCustomerID', fields: {} };
const application: UploadTarget = {
  path: '/api/file/UploadFileWithApplicationNumber',
  fields: { ApplicationNumber: 'A-7' },
};
const megabyte = 1024 * 1024;

const jobOf = (file = testFile('paystub.pdf'), target = loan): UploadJob => ({
  file,
  target,
  fileTypeId: '2',
});

function open(uploads: TestUploads, options: TestOptions = {}) {
  vi.stubGlobal('XMLHttpRequest', uploads.XMLHttpRequest);
  const test = createTestCore({
    session: true,
    configuration: { api: 'https://api.test' },
    ...options,
  });
  const transfer = createTransfer(test.core);
  const progress: TransferProgress[] = [];
  return {
    ...test,
    transfer,
    progress,
    begin: (job = jobOf()) => transfer.send(job, (step) => void progress.push(step)),
  };
}

const withoutTus = () => createTestUploads({ tus: false });
const addressesIn = ({ sessionStorage }: ReturnType<typeof createTestCore>) =>
  sessionStorage.get('portico.uploads');

afterEach(() => void vi.unstubAllGlobals());

describe('a multipart upload', () => {
  it.each([
    ['LON-466', loan, [['LoanNumber', '0012-104417-3']]],
    ['LON-467', customer, []],
    ['LON-468', application, [['ApplicationNumber', 'A-7']]],
  ])(
    '[%s] is a POST with the fields of its target, FileTypeID and file',
    async (_, target, fields) => {
      const uploads = withoutTus();
      const { begin } = open(uploads);
      const file = testFile('保险单.pdf');
      expect(await begin(jobOf(file, target)).outcome).toEqual({ kind: 'stored' });
      const request = uploads.requests.at(-1);
      expect(request).toMatchObject({ method: 'POST', url: `https://api.test${target.path}` });
      const body = request?.body;
      const parts = body instanceof FormData ? [...body.entries()] : [];
      expect(parts.slice(0, -1)).toEqual([...fields, ['FileTypeID', '2']]);
      expect(parts.at(-1)).toMatchObject(['file', { name: '保险单.pdf', size: file.size }]);
    },
  );

  it('[LON-469] has the headers UserToken and ServicingBranch', async () => {
    const uploads = withoutTus();
    await open(uploads).begin().outcome;
    for (const { headers } of uploads.requests) {
      expect(headers).toMatchObject({ UserToken: 'token-1', ServicingBranch: '1' });
    }
    expect(uploads.requests).toHaveLength(2);
  });

  it.each([
    [200, 'stored'],
    [204, 'stored'],
    [299, 'stored'],
    [304, 'stored'],
    [300, 'refused'],
    [303, 'refused'],
    [400, 'refused'],
    [413, 'refused'],
    [500, 'refused'],
    [507, 'refused'],
  ])('[LON-470] HTTP %d is %s', async (status, kind) => {
    const uploads = withoutTus();
    uploads.answerBy(({ body }) => (body instanceof FormData ? { status } : undefined));
    expect((await open(uploads).begin().outcome).kind).toBe(kind);
  });

  it.each([
    ['a Message', '{"Message":"The disk is full."}', 'The disk is full.'],
    ['an empty Message', '{"Message":" "}', undefined],
    ['a Message that is no text', '{"Message":{"a":1}}', undefined],
    ['nothing', '', undefined],
    ['HTML', '<h1>Bad gateway</h1>', undefined],
    ['no JSON', '{"Message":', undefined],
  ])('[LON-475, LON-476] an error answer with %s', async (_, body, message) => {
    const uploads = withoutTus();
    uploads.answerBy((request) =>
      request.body instanceof FormData ? { status: 500, body } : undefined,
    );
    expect(await open(uploads).begin().outcome).toEqual({ kind: 'refused', message });
  });

  it('[LON-474] that breaks is lost, and not repeated by itself: it may be stored', async () => {
    const uploads = withoutTus();
    uploads.answerBy(({ body }) => (body instanceof FormData ? 'lost' : undefined));
    expect(await open(uploads).begin().outcome).toEqual({ kind: 'lost', canRepeat: false });
  });

  it('whose answer is lost after the whole file was sent is unconfirmed', async () => {
    const uploads = withoutTus();
    uploads.answerBy(({ body }) => (body instanceof FormData ? 'unanswered' : undefined));
    expect(await open(uploads).begin().outcome).toEqual({ kind: 'unconfirmed' });
  });

  it('reports what is sent', async () => {
    const { begin, progress } = open(withoutTus());
    await begin().outcome;
    expect(progress).toEqual([
      { sent: 0, resumable: false },
      { sent: 1024, resumable: false },
    ]);
  });

  it('is aborted when it is stopped', async () => {
    const uploads = withoutTus();
    uploads.answerBy(({ body }) => (body instanceof FormData ? 'held' : undefined));
    const transfer = open(uploads).begin();
    await settle();
    transfer.stop();
    expect(await transfer.outcome).toEqual({ kind: 'stopped' });
  });

  it('without any progress for a minute counts as lost', async () => {
    const uploads = withoutTus();
    uploads.answerBy(({ body }) => (body instanceof FormData ? 'held' : undefined));
    const { begin, clock } = open(uploads);
    const { outcome } = begin();
    await expect.poll(() => uploads.requests.at(-1)?.body).toBeInstanceOf(FormData);
    clock.advance(60_000);
    expect(await outcome).toEqual({ kind: 'lost', canRepeat: false });
  });
});

describe('the way a file is sent', () => {
  it.each([404, 405, 501])(
    'is multipart where tus is answered with %d, asked once',
    async (status) => {
      const uploads = createTestUploads();
      uploads.answerBy(({ url }) => (url.endsWith(resumableUploads) ? { status } : undefined));
      const { begin } = open(uploads);
      const transfers = [
        begin(),
        begin(jobOf(testFile('other.pdf'))),
        begin(jobOf(testFile('c.pdf'))),
      ];
      for (const { outcome } of transfers) expect(await outcome).toEqual({ kind: 'stored' });
      expect(uploads.requests.map(({ url }) => url.includes(resumableUploads))).toEqual([
        ...[true, false, false, false],
      ]);
    },
  );

  it.each([
    ['no address', { status: 201 }],
    ['a page', { status: 200, body: '<html>' }],
    ['an address of another origin', { status: 201, headers: { Location: 'https://evil.test/1' } }],
  ])('is multipart where tus answers %s', async (_, answer) => {
    const uploads = createTestUploads();
    uploads.answerBy(({ url }) => (url.endsWith(resumableUploads) ? answer : undefined));
    expect(await open(uploads).begin().outcome).toEqual({ kind: 'stored' });
    expect(uploads.requests.map(({ url }) => url)).toEqual([
      `https://api.test${resumableUploads}`,
      `https://api.test${loan.path}`,
    ]);
  });

  it('is multipart where the browser does not let tus through, and stays so', async () => {
    const uploads = createTestUploads();
    uploads.answerBy(({ url }) => (url.endsWith(resumableUploads) ? 'lost' : undefined));
    const { begin } = open(uploads);
    expect(await begin().outcome).toEqual({ kind: 'stored' });
    expect(await begin(jobOf(testFile('other.pdf'))).outcome).toEqual({ kind: 'stored' });
    expect(uploads.requests).toHaveLength(3);
  });

  it('sends nothing while the browser is offline', async () => {
    const uploads = createTestUploads();
    const { begin } = open(uploads, { online: () => false });
    expect(await begin().outcome).toEqual({ kind: 'lost', canRepeat: true });
    expect(uploads.requests).toEqual([]);
  });
});

describe('a resumable upload', () => {
  const decoded = (metadata = '') =>
    Object.fromEntries(
      metadata.split(',').map((pair) => {
        const [name = '', value = ''] = pair.split(' ');
        return [name, Buffer.from(value, 'base64').toString()];
      }),
    );

  it('[LON-469] has the fields by their wire names in its metadata, and the headers', async () => {
    const uploads = createTestUploads();
    await open(uploads).begin(jobOf(testFile('страховка.pdf'))).outcome;
    const [created] = uploads.requests;
    expect(created).toMatchObject({ method: 'POST', url: `https://api.test${resumableUploads}` });
    expect(decoded(created?.headers['Upload-Metadata'])).toEqual({
      LoanNumber: '0012-104417-3',
      FileTypeID: '2',
      path: loan.path,
      filename: 'страховка.pdf',
      filetype: 'application/pdf',
    });
    for (const { headers } of uploads.requests) {
      expect(headers).toMatchObject({ UserToken: 'token-1', ServicingBranch: '1' });
    }
  });

  it('[POR-100] reads and sends 200 MB in pieces of at most 1 MB', async () => {
    const uploads = createTestUploads();
    const { begin } = open(uploads);
    const file = new File(
      Array.from({ length: 200 }, () => piece),
      'large.pdf',
    );
    const slices = vi.spyOn(file, 'slice');
    const whole = vi.spyOn(file, 'arrayBuffer');
    expect(await begin(jobOf(file)).outcome).toEqual({ kind: 'stored' });
    const sizes = uploads.requestsOf('PATCH').map(({ body }) => body instanceof Blob && body.size);
    expect(new Set(sizes)).toEqual(new Set([megabyte]));
    expect(sizes).toHaveLength(200);
    expect(slices).toHaveBeenCalledTimes(200);
    expect(whole).not.toHaveBeenCalled();
  });

  const piece = new Blob([new Uint8Array(megabyte)]);
  const threePieces = () =>
    new File([piece, piece, piece], 'paystub.pdf', { type: 'application/pdf', lastModified: 1 });

  /** Breaks the connection at the second piece. */
  async function breakHalfWay(uploads: TestUploads, options: TestOptions = {}) {
    const test = open(uploads, options);
    uploads.answerBy(({ method, headers }) =>
      method === 'PATCH' && headers['Upload-Offset'] !== '0' ? 'lost' : undefined,
    );
    expect(await test.begin(jobOf(threePieces())).outcome).toEqual({
      kind: 'lost',
      canRepeat: true,
    });
    uploads.answerBy(() => undefined);
    uploads.requests.length = 0;
    return test;
  }

  const steps = (uploads: TestUploads) =>
    uploads.requests.map(({ method, headers }) =>
      [method, headers['Upload-Offset']].join(' ').trim(),
    );

  it('[POR-099] continues from where it was after a lost connection', async () => {
    const uploads = createTestUploads();
    const test = await breakHalfWay(uploads);
    expect(await test.begin(jobOf(threePieces())).outcome).toEqual({ kind: 'stored' });
    expect(steps(uploads)).toEqual(['HEAD', `PATCH ${megabyte}`, `PATCH ${2 * megabyte}`]);
    expect(addressesIn(test)).toBeUndefined();
  });

  it('[POR-099] after a reload names what is unfinished, and continues with the same file', async () => {
    const uploads = createTestUploads();
    const { sessionStorage } = await breakHalfWay(uploads);
    const after = open(uploads, { sessionStorage });
    expect(await after.transfer.findUnfinished()).toEqual([
      {
        url: `https://api.test${resumableUploads}/1`,
        target: loan,
        fileTypeId: '2',
        name: 'paystub.pdf',
        size: 3 * megabyte,
        sent: megabyte,
      },
    ]);
    uploads.requests.length = 0;
    expect(await after.begin(jobOf(threePieces())).outcome).toEqual({ kind: 'stored' });
    expect(steps(uploads)).toEqual(['HEAD', `PATCH ${megabyte}`, `PATCH ${2 * megabyte}`]);
  });

  it('starts anew for another file, target or type', async () => {
    const uploads = createTestUploads();
    const { begin } = await breakHalfWay(uploads);
    for (const job of [
      jobOf(testFile('other.pdf')),
      { ...jobOf(threePieces()), target: customer },
      { ...jobOf(threePieces()), fileTypeId: '1' },
    ]) {
      uploads.requests.length = 0;
      expect(await begin(job).outcome).toEqual({ kind: 'stored' });
      expect(uploads.requests[0]?.method).toBe('POST');
    }
  });

  it('starts anew where the server does not have it any more', async () => {
    const uploads = createTestUploads();
    const { begin } = await breakHalfWay(uploads);
    uploads.uploads.clear();
    expect(await begin(jobOf(threePieces())).outcome).toEqual({ kind: 'stored' });
    expect(steps(uploads).slice(0, 2)).toEqual(['HEAD', 'POST']);
  });

  it('stores neither names nor account numbers nor tokens, and nothing after the session', async () => {
    const uploads = createTestUploads();
    const test = await breakHalfWay(uploads);
    const stored = addressesIn(test) ?? '';
    expect(stored).toContain(`${resumableUploads}/1`);
    expect(stored).not.toMatch(/paystub|104417|token/);
    test.transfer.clear();
    expect(addressesIn(test)).toBeUndefined();
  });

  it('forgets what an earlier session of the tab has stored', async () => {
    const uploads = createTestUploads();
    const { sessionStorage } = await breakHalfWay(uploads);
    const after = open(uploads, { sessionStorage, session: { id: 'session-2' } });
    expect(await after.transfer.findUnfinished()).toEqual([]);
    expect(addressesIn(after)).toBeUndefined();
  });

  it('[LON-465, POR-101] refused at its end has the server’s sentence, and starts anew', async () => {
    const uploads = createTestUploads();
    const { begin } = open(uploads);
    const body = '{"Message":"The content is not a PDF."}';
    uploads.answerBy(({ method }) => (method === 'PATCH' ? { status: 415, body } : undefined));
    expect(await begin().outcome).toEqual({
      kind: 'refused',
      message: 'The content is not a PDF.',
    });
    uploads.answerBy(() => undefined);
    uploads.requests.length = 0;
    await begin().outcome;
    expect(steps(uploads)[0]).toBe('POST');
  });

  it.each([
    [413, 'refused'],
    [403, 'refused'],
    [500, 'refused'],
    [507, 'refused'],
    [423, 'lost'],
    [409, 'lost'],
    [502, 'lost'],
  ])('answered with %d half way is %s', async (status, kind) => {
    const uploads = createTestUploads();
    uploads.answerBy(({ method }) => (method === 'PATCH' ? { status } : undefined));
    expect((await open(uploads).begin().outcome).kind).toBe(kind);
  });

  it('answered with nonsense half way is lost', async () => {
    const uploads = createTestUploads();
    uploads.answerBy(({ method }) =>
      method === 'PATCH' ? { status: 200, body: '<html>' } : undefined,
    );
    expect(await open(uploads).begin().outcome).toEqual({ kind: 'lost', canRepeat: true });
  });

  it('is stopped, and removed from the server when it is discarded', async () => {
    const uploads = createTestUploads();
    const { begin, transfer } = open(uploads);
    uploads.answerBy(({ method }) => (method === 'PATCH' ? 'held' : undefined));
    const running = begin();
    await settle();
    running.stop();
    expect(await running.outcome).toEqual({ kind: 'stopped' });
    transfer.discard(jobOf());
    await settle();
    expect(steps(uploads)).toEqual(['POST', 'PATCH 0', 'DELETE']);
    expect(await transfer.findUnfinished()).toEqual([]);
  });
});

describe('a session that the server does not accept', () => {
  it.each([true, false])('is ended by an upload too (tus: %s)', async (tus) => {
    const uploads = createTestUploads({ tus });
    const { core, begin } = open(uploads);
    uploads.answerBy(({ url }) =>
      tus || !url.includes(resumableUploads) ? { status: 401 } : undefined,
    );
    await begin().outcome;
    expect(core.session.value).toBeUndefined();
  });
});
