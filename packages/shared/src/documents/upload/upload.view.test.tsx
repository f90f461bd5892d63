import { webcrypto } from 'node:crypto';
import { accountDocuments, fileTypes } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showUpload, loanTarget } from '../../testing/show-upload';
import { documentsOfAccount } from '../documents-of-account';
import { DocumentsSection } from '../documents-section';
import { testFile, type Fault, type TestAnswer } from '../../testing/test-uploads';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile';
const uploadButton = () => screen.getByRole('button', { name: 'Upload File(s)' });
const dropZone = () => document.querySelector('[data-drop-zone]');
const entryOf = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name));

/** Answers what has the file itself. */
const toFile =
  (answer: TestAnswer): Fault =>
  ({ method, body }) =>
    method === 'PATCH' || body instanceof FormData ? answer : undefined;

describe('adding files', () => {
  it('[LON-451] by dropping them on a desktop', async () => {
    await showUpload();
    const zone = dropZone() ?? document.body;
    expect(zone.textContent).toContain('Drop files here, or paste them');
    const over = createEvent.dragOver(zone);
    fireEvent(zone, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(zone, { dataTransfer: { files: [testFile('a.pdf'), testFile('b.pdf')] } });
    await screen.findByText('b.pdf', { selector: 'li p *' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('[LON-452] by a button on a phone, without a place to drop them', async () => {
    const { add } = await showUpload({ userAgent: phone });
    expect(dropZone()).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Files' })).toBeTruthy();
    await add(testFile('a.pdf'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('[LON-453] Add Files opens the file chooser and adds what is chosen', async () => {
    const { press, add } = await showUpload();
    const input = screen.getByLabelText<HTMLInputElement>('Add Files', { selector: 'input' });
    const opened = vi.spyOn(input, 'click');
    await press('Add Files');
    expect(opened).toHaveBeenCalledOnce();
    expect([input.type, input.multiple, input.accept]).toEqual([
      ...['file', true, '.pdf,.jpg,.jpeg,.png,.doc,.docx'],
    ]);
    await add(testFile('a.pdf'), testFile('b.pdf'));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('but not by pasting into another field of the page, also in another shadow tree', async () => {
    await showUpload();
    const editor = document.createElement('div');
    Object.defineProperty(editor, 'isContentEditable', { value: true });
    const search = document.createElement('input');
    const widget = document.createElement('div').attachShadow({ mode: 'open' });
    const inner = document.createElement('textarea');
    widget.append(inner);
    document.body.append(editor, search, widget.host);
    for (const target of [editor, search, inner]) {
      const pasted = createEvent.paste(target, {
        composed: true,
        clipboardData: { files: [testFile('image.png')] },
      });
      fireEvent(target, pasted);
      expect(pasted.defaultPrevented).toBe(false);
    }
    expect(screen.queryByText('image.png')).toBeNull();
    for (const added of [editor, search, widget.host]) added.remove();
  });

  it('by pasting them; other pasted things stay with the page', async () => {
    await showUpload();
    const text = createEvent.paste(document.body, { clipboardData: { files: [] } });
    fireEvent(document.body, text);
    expect(text.defaultPrevented).toBe(false);
    fireEvent.paste(document.body, { clipboardData: { files: [testFile('image.png')] } });
    await screen.findByText('image.png', { selector: 'li p *' });
  });
});

describe('types of files', () => {
  it('[LON-454, LON-455] each file has a list with the descriptions; the ID is sent', async () => {
    const { add, choose, press, server, uploads } = await showUpload({ tus: false });
    await add(testFile('a.pdf'), testFile('b.pdf'));
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    await choose('a.pdf', 'Proof of income');
    await press('Upload File(s)');
    await screen.findByText('a.pdf is uploaded.');
    const [request] = server.requestsTo(fileTypes);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(/\/api\/file\/GetFileTypes$/);
    const { body } = uploads.requests.at(-1) ?? {};
    expect(body instanceof FormData && body.get('FileTypeID')).toBe('2');
  });

  it.each([
    ['true', 1],
    ['', 0],
  ])('[LON-456] are requested only with file services: %j', async (value, count) => {
    const { server } = await showWidget(
      <DocumentsSection heading="Documents" source={documentsOfAccount('001-1')} />,
      { session: true, settings: { 'globalOptions.useFileServicesOption': value } },
      (test) => {
        test.server.answer(accountDocuments, answers.accountDocuments());
        test.server.answer(fileTypes, answers.fileTypes());
      },
    );
    await screen.findAllByRole('listitem');
    await settle();
    await waitFor(() => expect(server.requestsTo(fileTypes)).toHaveLength(count));
  });

  it('are requested once in a session', async () => {
    const { server, showTarget, add } = await showUpload();
    await add(testFile('a.pdf'));
    showTarget({ path: '/api/file/UploadByCustomerID', fields: {} });
    await add(testFile('a.pdf'));
    expect(server.requestsTo(fileTypes)).toHaveLength(1);
  });

  it.each(['refused', 'down'])(
    '[LON-457] %s: says so, and they are requested again',
    async (how) => {
      const { server, press, add, choose } = await showUpload({
        prepare: (test) => test.server.refuse(fileTypes, 'Error', how === 'down' ? 500 : 200),
      });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Cannot connect to the service to get file types');
      server.answer(fileTypes, answers.fileTypes());
      await press('Try again');
      await add(testFile('a.pdf'));
      await choose('a.pdf');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('the queue', () => {
  it('[LON-460, LON-461] asks for a type, and says at the button why it cannot be pressed', async () => {
    const { add, press, uploads } = await showUpload();
    const reason = () =>
      document.getElementById(uploadButton().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(uploadButton().textContent).toBe('Upload File(s)');
    expect(reason()).toBe('Add files first.');
    await add(testFile('scan.pdf'));
    expect(screen.getByText('Added: scan.pdf').closest('[aria-live]')).toBeTruthy();
    // What was only just added is not called wrong.
    expect(entryOf('scan.pdf')?.textContent).not.toContain('Choose a file type');
    expect(reason()).toBe('Choose a type for “scan.pdf” first.');
    await press('Upload File(s)');
    expect(uploads.requests).toEqual([]);
    expect(entryOf('scan.pdf')?.textContent).toContain('Choose a file type');
  });

  it('[LON-462] sends the files without errors; the others keep their sentences', async () => {
    const { add, choose, press, uploads } = await showUpload();
    await add(testFile('good.pdf'), testFile('untyped.pdf'), testFile('movie.mov'));
    await choose('good.pdf');
    await press('Upload File(s)');
    await screen.findByText('good.pdf is uploaded.');
    expect(uploads.uploads.size).toBe(1);
    expect(entryOf('untyped.pdf')?.textContent).toContain('Choose a file type');
    expect(entryOf('movie.mov')?.textContent).toContain('This kind of file can’t be added.');
  });

  it('[LON-458, LON-471] shows a progress bar with words while a file is sent', async () => {
    const { send, uploads } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    const bar = await screen.findByRole('progressbar', { name: 'Upload of a.pdf' });
    await waitFor(() => expect(bar.getAttribute('value')).toBe('50'));
    expect(entryOf('a.pdf')?.textContent).toContain('50 %. Proof of income');
    expect(document.querySelector('[aria-live]:last-child')?.textContent).toContain('50 %');
  });

  it('[LON-459] Remove takes a file out without sending it; the focus goes to the next', async () => {
    const { add, press, uploads } = await showUpload();
    await add(testFile('a.pdf'), testFile('b.pdf'));
    await press('Remove a.pdf');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('b.pdf');
    await press('Remove b.pdf');
    expect(document.activeElement?.textContent).toBe('Add Files');
    expect(uploads.requests).toEqual([]);
  });

  it('[LON-472] a stored file leaves the queue, is named and reported', async () => {
    const { send, onUploaded } = await showUpload();
    await send(testFile('a.pdf'));
    await screen.findByText('a.pdf is uploaded.');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(onUploaded).toHaveBeenCalledOnce();
  });

  it('pauses and goes on', async () => {
    const { send, press, uploads } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByText('50 %. Proof of income');
    await press('Pause a.pdf');
    await screen.findByText('Paused at 50 %. Proof of income');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on a.pdf' }));
    uploads.answerBy(() => undefined);
    await press('Go on a.pdf');
    await screen.findByText('a.pdf is uploaded.');
  });

  it('keeps the focus at a file whose button is removed by its press', async () => {
    const { send, press, uploads } = await showUpload({ tus: false });
    uploads.answerBy(toFile('lost'));
    await send(testFile('a.pdf'));
    await screen.findByText('The file transfer was unsuccessful, please try again.');
    uploads.answerBy(toFile('held'));
    await press('Try again a.pdf');
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('button', { name: 'Try again a.pdf' })).toBeNull();
    const entry = screen.getByRole('listitem');
    await waitFor(() => expect(entry.contains(document.activeElement)).toBe(true));
  });

  it('offers no pause where a transfer cannot go on', async () => {
    const { send, uploads } = await showUpload({ tus: false });
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByRole('progressbar');
    expect(screen.queryByRole('button', { name: 'Pause a.pdf' })).toBeNull();
  });

  it('keeps a file for its own target, and names what is still sent there', async () => {
    const { send, showTarget, uploads, onUploaded } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByRole('progressbar');
    showTarget({ ...loanTarget, fields: { LoanNumber: '2' } });
    await screen.findByText('Also being sent, to another place: a.pdf');
    expect(screen.queryByRole('listitem')).toBeNull();
    showTarget(loanTarget);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(onUploaded).not.toHaveBeenCalled();
  });

  it('a transfer goes on when the view is left, and ends with the session', async () => {
    const { send, unmount, uploads, core } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByRole('progressbar');
    unmount();
    expect(uploads.requestsOf('DELETE')).toEqual([]);
    act(() => core.endSession('loggedOut'));
    expect(core.environment.sessionStorage?.get('portico.uploads')).toBeUndefined();
  });
});

describe('the faults of an upload', () => {
  const tooLarge = testFile('deed.pdf', 10 * 1024 * 1024 + 1);

  it.each([
    [
      '[LON-463] over the limit',
      tooLarge,
      'This file is over 10 MB. Split it, or bring it to an office.',
    ],
    ['empty', new File([], 'empty.pdf'), 'This file is empty.'],
    [
      '[LON-464] a wrong extension',
      testFile('movie.mov'),
      'This kind of file can’t be added. Use PDF, JPG, PNG, DOC or DOCX.',
    ],
    [
      '[POR-101] other content than a PDF',
      new File(['<html>'], 'page.pdf'),
      'This file is not a PDF, whatever its name says.',
    ],
    [
      '[POR-101] other content than a picture',
      new File(['<svg>'], 'photo.jpg'),
      'This file is not a picture of the kind that its name says.',
    ],
    [
      '[POR-101] other content than a Word document',
      new File(['<svg>'], 'letter.docx'),
      'This file is not a Word document, whatever its name says.',
    ],
  ])('%s: refused with its own sentence, and nothing is sent', async (_, file, sentence) => {
    const { add, press, uploads } = await showUpload();
    await add(file);
    expect(entryOf(file.name)?.textContent).toContain(sentence);
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Upload File(s)');
    expect(uploads.requests).toEqual([]);
  });

  const server = 'Internal Server Error';
  const answered = (status: number, body = '') => ({ status, body });
  const says = (message: string) => JSON.stringify({ Message: message });

  it.each([
    ['[LON-465, LON-475] refused by the server', answered(415, says('Not a PDF.')), 'Not a PDF.'],
    ['[LON-475] a full disk', answered(507, says('The disk is full.')), 'The disk is full.'],
    ['[LON-476] an error without a message', answered(500), server],
    ['[LON-476] too large for the server', answered(413), server],
    ['[LON-476] a malformed answer', answered(500, '{"Message":'), server],
  ])(
    '[LON-473] %s: stays with the sentence, and can be sent again',
    async (_, answer, sentence) => {
      for (const tus of [true, false]) {
        const { send, press, uploads, onUploaded } = await showUpload({ tus });
        uploads.answerBy(toFile(answer));
        await send(testFile('a.pdf'));
        await waitFor(() => expect(entryOf('a.pdf')?.textContent).toContain(sentence));
        expect(onUploaded).not.toHaveBeenCalled();
        uploads.answerBy(() => undefined);
        await press('Try again a.pdf');
        await screen.findByText('a.pdf is uploaded.');
        cleanup();
      }
    },
  );

  it('[LON-474] a multipart transfer that breaks', async () => {
    const { send, press, uploads } = await showUpload({ tus: false });
    uploads.answerBy(toFile('lost'));
    await send(testFile('a.pdf'));
    await screen.findByText('The file transfer was unsuccessful, please try again.');
    uploads.answerBy(() => undefined);
    await press('Try again a.pdf');
    await screen.findByText('a.pdf is uploaded.');
  });

  it('a multipart transfer whose answer is lost is said to be possibly stored, and the list is read again', async () => {
    const { send, uploads, onUploaded } = await showUpload({ tus: false });
    uploads.answerBy(toFile('unanswered'));
    await send(testFile('a.pdf'));
    await screen.findByText(/it may be stored\. Check your documents before you send it again\.$/u);
    expect(screen.queryByText(/unsuccessful/u)).toBeNull();
    expect(onUploaded).toHaveBeenCalledOnce();
  });

  it('[POR-099] a resumable transfer that breaks says so and goes on by itself', async () => {
    const { send, uploads, clock } = await showUpload();
    uploads.answerBy(toFile('lost'));
    await send(testFile('a.pdf'));
    await screen.findByText('The connection was lost at 50 %. What was sent is kept.');
    expect(screen.getByRole('button', { name: 'Go on from 50 % a.pdf' })).toBeTruthy();
    uploads.answerBy(() => undefined);
    act(() => clock.advance(1_000));
    await screen.findByText('a.pdf is uploaded.');
  });

  it('[POR-099] after a reload it says which upload is unfinished, and the same file goes on', async () => {
    // jsdom cannot hash.
    vi.stubGlobal('crypto', webcrypto);
    const { uploads, send, sessionStorage } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByText('50 %. Proof of income');
    cleanup();
    for (const upload of uploads.uploads.values()) upload.offset = 1024;
    uploads.requests.length = 0;
    uploads.answerBy(() => undefined);
    const { add, press, choose } = await showUpload({ uploads, sessionStorage });
    const sentence = 'The upload of a.pdf stopped at 50 %. Choose the same file again to go on.';
    await screen.findByText(sentence);
    await add(testFile('a.pdf'));
    expect(screen.queryByText(sentence)).toBeNull();
    await choose('a.pdf');
    await press('Upload File(s)');
    await screen.findByText('a.pdf is uploaded.');
    expect(uploads.requestsOf('POST')).toEqual([]);
    expect(uploads.requestsOf('PATCH')[0]?.headers['Upload-Offset']).toBe('1024');
  });

  it('an unfinished upload is removed from the server when the borrower does not want it', async () => {
    vi.stubGlobal('crypto', webcrypto);
    const { uploads, send, sessionStorage } = await showUpload();
    uploads.answerBy(toFile('held'));
    await send(testFile('a.pdf'));
    await screen.findByText('50 %. Proof of income');
    cleanup();
    uploads.answerBy(() => undefined);
    const { press } = await showUpload({ uploads, sessionStorage });
    await screen.findByText(/The upload of a.pdf stopped/);
    await press('Remove a.pdf');
    expect(screen.queryByText(/The upload of a.pdf stopped/)).toBeNull();
    await waitFor(() => expect(uploads.uploads.size).toBe(0));
  });

  it('a session that has ended signs the borrower out', async () => {
    const { send, uploads, core } = await showUpload();
    uploads.answerBy(() => answered(401));
    await send(testFile('a.pdf'));
    await waitFor(() => expect(core.session.value).toBeUndefined());
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it.each(['保险单.pdf', `${'страховка '.repeat(29)}.pdf`])('a name such as %s', async (name) => {
    const { send } = await showUpload();
    await send(testFile(name));
    await screen.findByText(`${name} is uploaded.`);
  });

  it('a script in a name or a message is only text', async () => {
    const { send, uploads } = await showUpload();
    const markup = '<img src=x onerror=alert(1)>';
    uploads.answerBy(toFile(answered(500, says(markup))));
    await send(testFile(`${markup}.pdf`));
    await screen.findByText(markup);
    expect(document.querySelector('img')).toBeNull();
  });
});
