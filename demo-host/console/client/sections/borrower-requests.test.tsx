import { borrowerRequest, writeWire, type BorrowerRequest } from '@portico/contract';
import { cents, localDate } from '@portico/rules';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { consoleRoutes } from '../../../api/console-routes';
import { texts } from '../texts';
import { BorrowerRequests } from './borrower-requests';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const request: BorrowerRequest = {
  referenceNumber: 'CV-1',
  accountNumber: '0012-104417-3',
  kind: 'hardshipPlan',
  title: {},
  state: 'received',
  stateWords: {},
  sentOn: localDate('2026-03-02'),
  isByLender: false,
  values: [],
  messages: [],
  missing: [],
  reason: {},
  outcomes: [],
  canReply: true,
  canWithdraw: true,
};
const answered: BorrowerRequest = {
  ...request,
  messages: [{ isFromLender: true, text: 'Please sign it.', fileIds: ['F-1'] }],
};

const seen = (one: BorrowerRequest) =>
  Response.json([{ username: 'maya', request: writeWire(borrowerRequest, one) }]);

/** A host with one request. @returns what was sent, by its path */
function hostWithRequest(shown = request, answer = () => seen(answered)) {
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(seen(sent.length > 1 ? answered : shown));
    sent.push([path, body]);
    const isFile = path.startsWith(consoleRoutes.sendClerkFile.path);
    return Promise.resolve(isFile ? Response.json({ fileId: 'F-1' }) : answer());
  });
  return sent;
}

const titleShown = async () => (await screen.findByRole('heading', { level: 3 })).textContent;

it('says the kind, the state and the answers in the words that the borrower reads', async () => {
  hostWithRequest({
    ...request,
    values: [
      { key: 'reason', choice: 'lostWork' },
      { key: 'amount', amount: cents(12_500) },
      { key: 'documents', fileIds: ['F-1', 'F-2'] },
    ],
  });
  render(<BorrowerRequests />);
  expect(await titleShown()).toBe('Get help for a hard time · Received');
  expect(screen.getByText('What happened?: I lost my job')).toBeTruthy();
  expect(screen.getByText('What you can pay each month: $125.00')).toBeTruthy();
  expect(screen.getByText('Documents: 2 files')).toBeTruthy();
});

it('says a kind and a state that are not built in by their own words', async () => {
  hostWithRequest({
    ...request,
    kind: 'newGarage',
    title: { en: 'New address of the car', es: 'Nueva dirección del auto' },
    state: 'driving',
    stateWords: { en: 'On its way' },
    values: [{ key: 'day', date: localDate('2026-03-09') }],
  });
  render(<BorrowerRequests />);
  expect(await titleShown()).toBe('New address of the car · On its way');
  expect(screen.getByText('Day: 2026-03-09')).toBeTruthy();
});

it('says why a request was declined, and asks for no answer', async () => {
  hostWithRequest({
    ...request,
    state: 'declined',
    reason: { en: 'The loan is too new.' },
    canReply: false,
  });
  render(<BorrowerRequests />);
  expect(await titleShown()).toBe('Get help for a hard time · Not approved');
  expect(screen.getByText(`${texts.clerkLender}: The loan is too new.`)).toBeTruthy();
  expect(screen.queryByLabelText(texts.clerkText)).toBeNull();
});

it('says why an answer is refused, and keeps its text', async () => {
  hostWithRequest(request, () =>
    Response.json({ error: 'It names another loan' }, { status: 400 }),
  );
  const user = userEvent.setup();
  render(<BorrowerRequests />);
  await user.type(await screen.findByLabelText(texts.clerkText), 'Your plan.');
  await user.click(screen.getByRole('button', { name: texts.clerkDecisions.approved }));
  expect((await screen.findByRole('alert')).textContent).toBe('It names another loan');
  expect(screen.getByLabelText(texts.clerkText)).toHaveProperty('value', 'Your plan.');
});

it('sends the file of an answer first, then the answer that names it, and is empty again', async () => {
  const sent = hostWithRequest();
  const user = userEvent.setup();
  render(<BorrowerRequests />);
  const file = new File(['%PDF-1.4'], 'Plan & terms.pdf');
  await user.upload(await screen.findByLabelText(texts.clerkFile), file);
  await user.type(screen.getByLabelText(texts.clerkText), 'Please sign it.');
  await user.click(screen.getByRole('button', { name: texts.clerkDecisions.asked }));
  expect(await screen.findByText(/Please sign it\. · 1 file/)).toBeTruthy();
  expect(screen.getByLabelText(texts.clerkText)).toHaveProperty('value', '');
  const [[filePath, bytes] = [], [path, answer] = []] = sent;
  expect(filePath).toBe(
    `${consoleRoutes.sendClerkFile.path}?reference=CV-1&name=Plan+%26+terms.pdf`,
  );
  expect(bytes).toBe(file);
  expect(path).toBe(consoleRoutes.answerRequest.path);
  expect(JSON.parse(String(answer))).toEqual({
    reference: 'CV-1',
    decision: 'asked',
    text: 'Please sign it.',
    wantsDocument: false,
    fileIds: ['F-1'],
  });
});

it('sends no file without a text', async () => {
  const sent = hostWithRequest();
  const user = userEvent.setup();
  render(<BorrowerRequests />);
  await user.upload(await screen.findByLabelText(texts.clerkFile), new File(['x'], 'Plan.pdf'));
  await user.click(screen.getByRole('button', { name: texts.clerkDecisions.done }));
  expect(sent.map(([path]) => path)).toEqual([consoleRoutes.answerRequest.path]);
});
