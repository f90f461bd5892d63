import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applicationOptions,
  customerUpload,
  fileTypes,
  loanUpload,
  passableToken,
  resumableUploads,
  uploadedDocument,
  userLogin,
} from '@portico/contract';
import { object, parse, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type Server, type ServerOptions } from '../create-server';
import {
  migrate,
  openDatabase,
  openFiles,
  receiveDocuments,
  type DocumentsOptions,
  type NewDocument,
} from '../node';
import type { Database } from '../parts';

const maya = { id: 'C-1', username: 'maya', name: 'Maya', email: 'maya@example.com' };
const omar = { id: 'C-2', username: 'omar', name: 'Omar', email: 'omar@example.com' };
const people = [maya, omar];

let folder: string;
let database: Database;
/** What the lender's system has. */
let kept: Map<string, { readonly owner: string; readonly document: NewDocument; content: string }>;
let calls: string[];
let options: ServerOptions;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-documents-'));
  database = openDatabase(`file:${join(folder, 'server.db')}`);
  await migrate(database);
  kept = new Map();
  calls = [];
  options = {
    database,
    key: randomBytes(32),
    borrowers: {
      authenticate: (username) => Promise.resolve(people.find((one) => one.username === username)),
      byId: (id) => Promise.resolve(people.find((one) => one.id === id)),
    },
    sendCode: () => Promise.resolve(),
    today: () => '2026-06-01',
    settings: { shared: { 'loginOptions.useMultiFactorOption': 'false' } },
    handlers: {},
    onError: () => undefined,
    onRequest: ({ call }) => calls.push(call),
  };
});

afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

const documents = (more: Partial<DocumentsOptions> = {}) =>
  receiveDocuments({
    files: openFiles(join(folder, 'files')),
    fileTypes: [{ id: 'income', description: 'Proof of income' }],
    maximumMegabytes: 1,
    owns: ({ id }, { account }) => id === maya.id && account === '1001',
    store: async ({ id }, document, { bytes }) => {
      const content = await new Response(bytes).text();
      kept.set(document.id, { owner: id, document, content });
    },
    read: ({ id }, fileId) => {
      const found = kept.get(fileId);
      if (found?.owner !== id) return undefined;
      const bytes = new Blob([found.content]);
      return { name: found.document.name, size: bytes.size, bytes: bytes.stream() };
    },
    ...more,
  });

type Sent = Omit<RequestInit, 'headers'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends requests to a server as who is signed in. */
async function clientOf(server: Server, username = 'maya') {
  const ask = (path: string, init?: RequestInit) =>
    Promise.resolve(server.fetch(new Request(`http://localhost${path}`, init)));
  const answer = async (response: Response): Promise<unknown> => response.json();
  const begun = await ask(userLogin.path, {
    method: userLogin.method,
    body: JSON.stringify({ Username: username, Password: 'any' }),
  });
  const { UserToken } = parse(object({ UserToken: string() }), await answer(begun));
  const headers = { UserToken };
  return {
    ask: (path: string, init: Sent = {}) =>
      ask(path, { ...init, headers: { ...headers, ...init.headers } }),
    /** Opens a document as a page does, by a passable token. */
    open: async (fileId: string) => {
      const given = await ask(passableToken.path, { headers });
      const { PassableToken: token } = parse(
        object({ PassableToken: string() }),
        await answer(given),
      );
      const query = new URLSearchParams({ FileId: fileId, Name: 'a', PageNumber: '1', token });
      return ask(`${uploadedDocument.path}?${query.toString()}`);
    },
  };
}

const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n';

function form(fields: Readonly<Record<string, string>>, name = 'income.pdf', content = pdf) {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([content]), name);
  return { method: 'POST', body };
}

const customer = { FileTypeID: 'income' };

describe('a document that is sent by a form', () => {
  it('is stored by the lender with its borrower, and opened by them alone', async () => {
    const server = createServer({ ...options, documents: documents() });
    const client = await clientOf(server);
    const sent = await client.ask(
      loanUpload.path,
      form({ ...customer, LoanNumber: '1001' }, 'Mi ingreso.pdf'),
    );
    expect(sent.status).toBe(200);
    const [stored] = kept.values();
    expect(stored).toMatchObject({
      owner: 'C-1',
      content: pdf,
      document: { name: 'Mi ingreso.pdf', format: 'pdf', fileType: 'income', account: '1001' },
    });
    const id = stored?.document.id ?? '';
    const opened = await client.open(id);
    expect(opened.headers.get('Content-Type')).toBe('application/pdf');
    expect(await opened.text()).toBe(pdf);
    expect((await (await clientOf(server, 'omar')).open(id)).status).toBe(404);
  });

  it('is refused where its loan is not the borrower’s, its type unknown, its content another or too large', async () => {
    const client = await clientOf(createServer({ ...options, documents: documents() }));
    const statuses = [
      form({ ...customer, LoanNumber: '1002' }),
      form({ FileTypeID: 'other', LoanNumber: '1001' }),
      form({ ...customer, LoanNumber: '1001' }, 'income.png'),
      form({ ...customer, LoanNumber: '1001' }, 'income.pdf', `${pdf}<</S /JavaScript>>`),
      form({ ...customer, LoanNumber: '1001' }, 'income.pdf', pdf + ' '.repeat(1024 * 1024)),
    ].map(async (sent) => (await client.ask(loanUpload.path, sent)).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 415, 415, 413]);
    expect(kept.size).toBe(0);
  });

  it('that the lender could not store is answered so, and logged by its call alone', async () => {
    const refusing = documents({
      store: () => Promise.reject(new Error('The core system is away')),
    });
    const client = await clientOf(createServer({ ...options, documents: refusing }));
    const sent = await client.ask(customerUpload.path, form(customer));
    expect(sent.status).toBe(500);
    expect(await sent.text()).toContain('could not be stored');
    expect(calls).toEqual(['userLogin', 'customerUpload']);
  });
});

describe('a resumable upload', () => {
  const tus = { 'Tus-Resumable': '1.0.0' };
  const metadata = Object.entries({ path: customerUpload.path, filename: 'a.pdf', ...customer })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

  it('becomes one document when its parts reach two servers, and the last is asked for again', async () => {
    const first = await clientOf(createServer({ ...options, documents: documents() }));
    const second = await clientOf(createServer({ ...options, documents: documents() }));
    const begun = await first.ask(resumableUploads, {
      method: 'POST',
      headers: { ...tus, 'Upload-Length': String(pdf.length), 'Upload-Metadata': metadata },
    });
    const path = begun.headers.get('Location') ?? '';
    const part = (from: number, body: string) => ({
      ...{ method: 'PATCH', body },
      headers: {
        ...tus,
        'Upload-Offset': String(from),
        'Content-Type': 'application/offset+octet-stream',
        'Content-Length': String(body.length),
      },
    });
    expect((await first.ask(path, part(0, pdf.slice(0, 10)))).status).toBe(204);
    expect((await second.ask(path, part(10, pdf.slice(10)))).status).toBe(204);
    const asked = await first.ask(path, { method: 'HEAD', headers: tus });
    expect(asked.headers.get('Upload-Offset')).toBe(String(pdf.length));
    expect(Array.from(kept.values(), ({ content }) => content)).toEqual([pdf]);
  });
});

it('the setting of uploads follows, whatever the lender has set', async () => {
  const settings = { shared: { 'globalOptions.useFileServicesOption': 'true' } };
  const offeredBy = async (more: Partial<ServerOptions>) => {
    const server = createServer({ ...options, ...more, settings });
    const request = new Request(`http://localhost${applicationOptions.path}`);
    return Promise.resolve(server.fetch(request)).then((response) => response.json());
  };
  const offered = (value: string) => ({
    gassySettings: { shared: { 'globalOptions.useFileServicesOption': value } },
  });
  expect(await offeredBy({})).toMatchObject(offered('false'));
  expect(await offeredBy({ documents: documents() })).toMatchObject(offered('true'));
});

it('a lender without documents has neither uploads nor their types', async () => {
  const client = await clientOf(createServer(options));
  const upload = await client.ask(customerUpload.path, form(customer));
  const resumable = await client.ask(resumableUploads, { method: 'POST' });
  expect([upload.status, resumable.status]).toEqual([404, 404]);
  expect(await (await client.ask(fileTypes.path)).json()).toMatchObject({ HasNoErrors: false });
});

it('the types of documents are those of the lender', async () => {
  const client = await clientOf(createServer({ ...options, documents: documents() }));
  expect(await (await client.ask(fileTypes.path)).json()).toMatchObject({
    FileTypes: [{ ID: 'income', Description: 'Proof of income' }],
  });
});
