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

const request = {
  reference: 'CV-1',
  username: 'maya',
  account: '0012-104417-3',
  kind: 'hardshipPlan',
  state: 'received',
  sentOn: '2026-03-02',
  answerBy: null,
  values: [],
  messages: [],
  isOpen: true,
};
const answered = {
  ...request,
  messages: [{ isFromLender: true, text: 'Please sign it.', fileIds: ['F-1'] }],
};

/** A host with one request. @returns what was sent, by its path */
function hostWithRequest() {
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    if (method === 'GET')
      return Promise.resolve(Response.json([sent.length > 1 ? answered : request]));
    sent.push([path, body]);
    const isFile = path.startsWith(consoleRoutes.sendClerkFile.path);
    return Promise.resolve(Response.json(isFile ? { fileId: 'F-1' } : [answered]));
  });
  return sent;
}

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
