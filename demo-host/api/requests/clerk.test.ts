import {
  accountDocuments,
  borrowerRequest,
  borrowerRequests,
  readWire,
  replyToRequest,
  submitRequest,
} from '@portico/contract';
import { array, object, parse, string, unknown } from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import type { ClerkAnswer } from '../console-routes';
import { insertDocument } from '../stored-files/document-store';
import { autoLoan } from '../testing/payment';
import { createSignedInHost, firstDay, start, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const path = '/console/api/borrower-requests';

async function sent(): Promise<string> {
  const values = [{ key: 'reason', choice: 'illness' }];
  const input = { accountNumber: autoLoan, kind: 'hardshipPlan', values };
  const { body } = await host.send(submitRequest, input, { token, key: 'one' });
  return parse(string(), body['ReferenceNumber']);
}

const answer = (reference: string, given: Partial<ClerkAnswer>) =>
  host.fetch(path, {
    method: 'POST',
    body: JSON.stringify({
      decision: 'done',
      text: 'Yes.',
      wantsDocument: false,
      fileIds: [],
      reference,
      ...given,
    }),
  });

async function refusalOf(response: Response): Promise<string> {
  expect(response.status).toBe(400);
  return parse(object({ error: string() }), await response.json()).error;
}

async function read() {
  const { body } = await host.send(borrowerRequests, { accountNumber: autoLoan }, { token });
  const read = readWire(borrowerRequests.response, body);
  return read.ok ? read.value.requests[0] : undefined;
}

it('a clerk sees a request, asks for a document, and grants it; the borrower reads each step', async () => {
  const reference = await sent();
  const listed: unknown = await (await host.fetch(path)).json();
  const [seen] = parse(array(object({ username: string(), request: unknown() })), listed);
  expect(seen?.username).toBe('maya');
  expect(readWire(borrowerRequest, seen?.request)).toEqual({ ok: true, value: await read() });
  const asks = { decision: 'asked', text: 'Please send a pay stub.', wantsDocument: true } as const;
  expect((await answer(reference, asks)).status).toBe(200);
  expect(await read()).toMatchObject({
    state: 'asked',
    missing: [{ key: 'document', type: 'document', required: true }],
    messages: [{ isFromLender: true, text: 'Please send a pay stub.' }],
    canReply: true,
  });
  expect((await host.services.mail.sent())[0]?.subject).toBe('We have answered your request');
  const reply = { requestNumber: reference, withdraw: false, text: 'I have none.', values: [] };
  await host.send(replyToRequest, reply, { token, key: 'two' });
  expect(await read()).toMatchObject({ state: 'asked', missing: [{ key: 'document' }] });
  await answer(reference, { decision: 'approved', text: 'Granted without it.' });
  expect(await read()).toMatchObject({ state: 'approved', missing: [], canReply: false });
});

it('a request that is declined says why, and is answered once', async () => {
  const reference = await sent();
  await answer(reference, { decision: 'declined', text: 'The loan is too new.' });
  const again = await answer(reference, { decision: 'approved', text: 'Granted.' });
  expect(await refusalOf(again)).toBe('This request waits for no answer any more');
  expect(await read()).toMatchObject({
    state: 'declined',
    reason: { en: 'The loan is too new.' },
    messages: [],
  });
});

it('is not answered without a text', async () => {
  const reference = await sent();
  expect((await answer(reference, { text: ' ' })).status).toBe(400);
  expect(await read()).toMatchObject({ state: 'received', messages: [] });
});

it('is not answered where there is none', async () => {
  expect(await refusalOf(await answer('CV-0', {}))).toBe('No such request');
});

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const sendFile = (reference: string, name: string, body: string) =>
  host.fetch(`${path}/file?${new URLSearchParams({ reference, name })}`, { method: 'POST', body });

it('an answer brings a file, which the borrower finds with it and among the documents', async () => {
  const reference = await sent();
  const kept = await sendFile(reference, 'Plan.pdf', pdf);
  expect(kept.status).toBe(200);
  const { fileId } = parse(object({ fileId: string() }), await kept.json());
  await answer(reference, { decision: 'approved', text: 'Your plan.', fileIds: [fileId] });
  expect((await read())?.messages).toMatchObject([{ text: 'Your plan.', fileIds: [fileId] }]);
  const { body } = await host.send(accountDocuments, { accountNumber: autoLoan }, { token });
  const listed = readWire(accountDocuments.response, body);
  expect(listed.ok && listed.value.value[0]).toMatchObject({ fileId, displayName: 'Plan.pdf' });
});

it.each([
  ['another format', 'Plan.exe', pdf],
  ['another content', 'Plan.png', pdf],
])('a file of %s is not kept', async (_, name, body) => {
  expect((await sendFile(await sent(), name, body)).status).toBe(400);
});

it('a file about a request that is answered is not kept', async () => {
  const reference = await sent();
  await answer(reference, { decision: 'done' });
  expect(await refusalOf(await sendFile(reference, 'Plan.pdf', pdf))).toBe(
    'This request waits for no answer any more',
  );
});

it.each([
  ['nobody', undefined],
  ['another borrower', { borrowerId: 1002, account: '0014-207715-2' }],
  ['another loan', { borrowerId: 1001, account: '0012-118820-5' }],
  ['the borrower and no loan', { borrowerId: 1001 }],
])('an answer with a document of %s is refused, and nothing of it is kept', async (_, owner) => {
  const reference = await sent();
  const kept = await sendFile(reference, 'Plan.pdf', pdf);
  const { fileId } = parse(object({ fileId: string() }), await kept.json());
  const other = {
    id: 'other',
    name: 'Other.pdf',
    format: 'pdf',
    fileType: '',
    uploadedOn: firstDay(),
    uploadedAt: start,
  } as const;
  if (owner) await host.database.write((tx) => insertDocument(tx, { ...other, ...owner }));
  const mails = (await host.services.mail.sent()).length;
  const fileIds = [fileId, other.id];
  const answered = await answer(reference, { decision: 'approved', text: 'Granted.', fileIds });
  expect(await refusalOf(answered)).toMatch(/^The answer names a document that is not one of this/);
  expect(await read()).toMatchObject({ state: 'received', messages: [], canReply: true });
  expect(await host.services.mail.sent()).toHaveLength(mails);
});
