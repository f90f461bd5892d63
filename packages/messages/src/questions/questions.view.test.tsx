import { borrowerRequests, paymentOutcome, replyToRequest } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { showWidget } from '@portico/element/testing';
import { passLookUps } from '@portico/shared/testing/parts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MessagesView } from '../messages/messages.view';
import { answeredQuestion, showQuestions, waitingQuestion } from '../testing/show-questions';

const heading = () => screen.queryByRole('heading', { name: 'Your questions' });
const list = () => screen.findByRole('list');

it('[POR-169] the questions of a borrower are listed: what, when, answered or by when', async () => {
  const extension = waitingQuestion({ referenceNumber: 'CV-3', kind: 'extension' });
  await showQuestions([answeredQuestion(), waitingQuestion(), extension]);
  const items = [...(await list()).children].map((item) =>
    [...item.querySelectorAll('button, p')].map(({ textContent }) => textContent),
  );
  expect(items).toEqual([
    ['When is my last payment due?', 'Answered on March 5, 2025', 'Sent on March 1, 2025'],
    [
      'Can I pay by check?',
      'Received since March 1, 2025',
      'Sent on March 1, 2025',
      'We answer by March 13, 2025',
    ],
  ]);
});

it('a long question is listed by its first words', async () => {
  const text = 'Can I pay at the branch? '.repeat(5).trim();
  await showQuestions([waitingQuestion({ values: [{ key: 'text', text }] })]);
  const [start, end] = (
    await screen.findByRole('button', { name: /^Can I pay/ })
  ).textContent.split('…');
  expect(text.startsWith(`${start} `)).toBe(true);
  expect(end).toBe('');
});

it('[POR-169] a question opens with the messages of both sides, the focus on its heading', async () => {
  const { open, press } = await showQuestions([answeredQuestion()]);
  await open();
  expect(await screen.findByText('You, on March 1, 2025')).toBeTruthy();
  expect(screen.getByText('When is my last payment due?')).toBeTruthy();
  expect(screen.getByText('We, on March 5, 2025')).toBeTruthy();
  expect(screen.getByText('It is due on October 15, 2028.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask a question'));
  expect(screen.queryByRole('button', { name: 'Send your reply' })).toBeNull();
  await press('Back to your questions');
  expect(document.activeElement).toBe(heading());
});

it('[POR-169] a file of an answer opens by its name', async () => {
  const open = vi.fn<typeof globalThis.open>(() => null);
  vi.stubGlobal('open', open);
  const [document] = answers.accountDocuments().value;
  if (!document) throw new Error('The example has no document');
  const shown = await showQuestions([answeredQuestion([document.fileId, 'unlisted'])]);
  await shown.open();
  await shown.press(new RegExp(`^${document.displayName}`));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: /^Document/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

it('[POR-169] a reply is sent once, and the question can be withdrawn', async () => {
  const { open, reply, press, server } = await showQuestions([waitingQuestion()]);
  await open();
  await reply('It is for March.');
  expect(await screen.findByText('We have your message.')).toBeTruthy();
  await press('Withdraw this request');
  await press('Withdraw');
  expect(await screen.findByText('Your request is withdrawn.')).toBeTruthy();
  expect(server.requestsTo(replyToRequest).map(({ body }) => body)).toMatchObject([
    { ReferenceNumber: 'CV-1', Text: 'It is for March.', Withdraw: false },
    { ReferenceNumber: 'CV-1', Withdraw: true },
  ]);
});

it('[POR-169] a reply without an answer is not sent again, and is looked up after a reload', async () => {
  const test = await showQuestions([waitingQuestion()], {}, ({ server }) => {
    server.drop(replyToRequest);
    server.answer(paymentOutcome, { status: 'processing', errors: [] });
  });
  await test.open();
  await test.reply('It is for March.');
  await passLookUps(test);
  await screen.findByText(/^We had no answer, so we do not know/);
  expect(screen.queryByRole('button', { name: 'Send your reply' })).toBeNull();
  test.unmount();
  const { sessionStorage, server } = test;
  const outcome = { status: 'posted', referenceNumber: 'CV-1', errors: [] } as const;
  await showQuestions([waitingQuestion()], { sessionStorage }, (again) =>
    again.server.answer(paymentOutcome, outcome),
  );
  expect(await screen.findByText('We have your message.')).toBeTruthy();
  expect(server.requestsTo(replyToRequest)).toHaveLength(1);
});

it('without a question, the way to ask one is there', async () => {
  const { user, navigations } = await showQuestions([], {
    configuration: { pages: { requests: '/requests' } },
  });
  expect(await screen.findByText('You have not asked a question about a loan.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ask a question about a loan' }));
  expect(navigations).toEqual([{ screen: 'requests', params: {} }]);
});

it('nothing of questions is shown where the API has no requests', async () => {
  const { server } = await showQuestions([], {}, (test) =>
    test.server.answerRaw(borrowerRequests, '', 404),
  );
  await waitFor(() => expect(server.requestsTo(borrowerRequests)).toHaveLength(1));
  expect(heading()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('nothing of questions is shown or requested of a visitor', async () => {
  const { server } = await showWidget(<MessagesView captcha={async () => 'code-1'} />);
  expect(heading()).toBeNull();
  expect(server.requestsTo(borrowerRequests)).toEqual([]);
});
