import { passableToken, type OutputOf, type accountDocuments } from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { settle, startTestCore, testSession, type TestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentTile } from './document-tile';
// Fetched on demand; here already, so that no test waits for it to be compiled.
import './viewer/viewer-dialog.view';

configure({ defaultHidden: true });

const openWindow = vi.fn<typeof globalThis.open>();
const opened = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };
const objects = { made: new Array<unknown>(), released: new Array<string>() };

beforeEach(() => {
  vi.stubGlobal('open', openWindow.mockReset());
  Reflect.apply(openWindow.mockReturnValue, openWindow, [opened]);
  objects.made = [];
  objects.released = [];
  Object.assign(URL, {
    createObjectURL: (blob: unknown) => `blob:http://lender.test/${objects.made.push(blob)}`,
    revokeObjectURL: (address: string) => void objects.released.push(address),
  });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
});

type Listed = OutputOf<typeof accountDocuments>['value'][number];

const insurance: Listed = {
  fileId: 'F 1&2',
  displayName: 'Proof of insurance / 2026',
  displayFormat: 'pdf',
  dateUploaded: localDate('2026-05-18'),
};
const card: Listed = { fileId: 'F-2', displayName: 'Card', displayFormat: 'jpg' };
const letter: Listed = { fileId: 'F-3', displayName: 'Letter', displayFormat: 'docx' };

const inPage = { 'globalOptions.openDocumentsInPageOption': 'true' };
const path = '/api/Documents/ViewDocument';

type About = {
  readonly settings?: Readonly<Record<string, string>>;
  readonly prepare?: (test: TestCore) => void;
  /** The code of addresses cannot be loaded at first. */
  readonly codeMissing?: boolean;
  /** The answer to a request for the document's content. */
  readonly content?: () => Response;
};

/** A tile on the page, pressed. */
async function press(
  listed: Listed,
  { settings = {}, prepare, codeMissing = false, content }: About = {},
) {
  const fetched: string[] = [];
  const test = await startTestCore({
    session: true,
    settings,
    configuration: { api: 'https://api.example', locale: 'en' },
  });
  const { environment } = test.core;
  let missing = codeMissing;
  const onDemand: Core['onDemand'] = async (code, policy) => {
    if (!missing || policy === 'background') return test.core.onDemand(code, policy);
    missing = false;
    throw new TypeError('Failed to fetch');
  };
  const core = {
    ...test.core,
    onDemand,
    environment: {
      ...environment,
      fetch: async (url: string, init: RequestInit) => {
        if (!url.includes(path)) return environment.fetch(url, init);
        fetched.push(url);
        return content?.() ?? new Response('', { status: 404 });
      },
    },
  };
  test.server.answer(passableToken, { hasNoErrors: true, errors: [], passableToken: 'pass-1' });
  prepare?.(test);
  render(
    <WidgetProvider core={core}>
      <ul>
        <DocumentTile listed={listed} isNew={false} />
      </ul>
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const tile = screen.getByRole('button', { name: new RegExp(`^${listed.displayName}`) });
  await user.click(tile);
  return { ...test, user, tile, fetched };
}

const windowAddress = async () => {
  await waitFor(() => expect(opened.location.assign).toHaveBeenCalledOnce());
  return new URL(String(opened.location.assign.mock.calls[0]?.[0]));
};
const dialog = () => screen.findByRole('dialog');
const fileOf = (type: string) => () => new Response('%PDF', { headers: { 'content-type': type } });

describe('a press on a document', () => {
  it('[LON-447, LON-448] gets a token, then opens the document in a new window', async () => {
    const { server } = await press(insurance);
    const { origin, pathname, searchParams } = await windowAddress();
    expect(origin + pathname).toBe(`https://api.example${path}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      FileId: 'F 1&2',
      Name: 'Proof of insurance / 2026',
      PageNumber: '1',
      FileFormat: 'pdf',
      token: 'pass-1',
    });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('', '_blank');
    expect(server.requestsTo(passableToken)).toMatchObject([
      {
        method: 'GET',
        url: 'https://api.example/api/PassableToken/GetPassableToken',
        body: undefined,
      },
    ]);
  });

  it('[LON-447] opens nothing before the token is there', async () => {
    const held: { release?: (body: unknown) => void } = {};
    await press(insurance, {
      prepare: ({ server }) => Object.assign(held, server.hold(passableToken)),
    });
    await act(settle);
    expect(opened.location.assign).not.toHaveBeenCalled();
    held.release?.({ HasNoErrors: true, PassableToken: 'pass-2' });
    expect((await windowAddress()).searchParams.get('token')).toBe('pass-2');
  });

  it("[LON-449] never puts the session's token into the address", async () => {
    await press(insurance);
    expect((await windowAddress()).href).not.toContain(testSession.userToken);
  });

  it('a second press while it opens sends nothing', async () => {
    const { server, user, tile } = await press(insurance, {
      prepare: (test) => void test.server.hold(passableToken),
    });
    await user.click(tile);
    expect(server.requestsTo(passableToken)).toHaveLength(1);
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it('that gets no token closes the window, says so, and can be repeated', async () => {
    const { server, user, tile } = await press(insurance, {
      prepare: (test) => test.server.refuse(passableToken, 'Error'),
    });
    await screen.findByText('The document could not be opened. Please try again.');
    expect(opened.close).toHaveBeenCalledOnce();
    server.answer(passableToken, { hasNoErrors: true, errors: [], passableToken: 'pass-3' });
    await user.click(tile);
    expect((await windowAddress()).searchParams.get('token')).toBe('pass-3');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose code cannot be loaded closes the window, says so, and can be repeated', async () => {
    const { user, tile } = await press(insurance, { codeMissing: true });
    await screen.findByText('The document could not be opened. Please try again.');
    expect(opened.close).toHaveBeenCalledOnce();
    await user.click(tile);
    expect((await windowAddress()).searchParams.get('token')).toBe('pass-1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose window the browser blocks says so, and sends nothing', async () => {
    openWindow.mockReturnValue(null);
    const { server } = await press(insurance);
    await screen.findByText(/^Your browser did not open a new window\./);
    expect(server.requestsTo(passableToken)).toEqual([]);
  });
});

describe('[POR-104] within the page', () => {
  it('a PDF is shown in a frame, from a copy of that type, which is released', async () => {
    const { user, fetched } = await press(insurance, {
      settings: inPage,
      content: fileOf('application/octet-stream'),
    });
    const frame = await waitFor(() => {
      const found = document.querySelector('iframe');
      if (!found) throw new Error('No frame yet.');
      return found;
    });
    expect(frame.src).toBe('blob:http://lender.test/1');
    expect(frame.title).toBe(insurance.displayName);
    expect(objects.made).toMatchObject([{ type: 'application/pdf' }]);
    expect(fetched.map((url) => new URL(url).searchParams.get('token'))).toEqual(['pass-1']);
    expect(openWindow).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(objects.released).toEqual(['blob:http://lender.test/1']);
  });

  it('a document that cannot be opened says so at its tile, and opens at the next press', async () => {
    const { user, tile } = await press(card, {
      settings: inPage,
      codeMissing: true,
      content: fileOf('image/jpeg'),
    });
    const alert = await screen.findByText('This could not be opened. Please try again.');
    expect(tile.closest('li')?.contains(alert)).toBe(true);
    await user.click(tile);
    await dialog();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a picture is shown from a `data:` address of its own type', async () => {
    await press(card, { settings: inPage, content: fileOf('image/svg+xml') });
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Card' });
    expect(picture.src).toBe(`data:image/jpeg;base64,${btoa('%PDF')}`);
  });

  it('the new window is one press away, with a token of its own', async () => {
    const { server, user } = await press(card, { settings: inPage, content: fileOf('image/jpeg') });
    await dialog();
    await waitFor(() => expect(server.requestsTo(passableToken)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Open in a new window' }));
    await windowAddress();
    expect(server.requestsTo(passableToken)).toHaveLength(2);
  });

  it.each<[string, About]>([
    ['there is no token', { prepare: ({ server }) => server.refuse(passableToken, 'Error') }],
    ['the document is not found', {}],
    ['the answer is a web page', { content: fileOf('text/html') }],
    [
      'the page may not read it',
      {
        content: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    ],
  ])('the new window is offered where %s', async (_, about) => {
    await press(insurance, { ...about, settings: inPage });
    await screen.findByText('The document cannot be shown here. You can open it in a new window.');
    expect(screen.getByRole('button', { name: 'Open in a new window' })).toBeTruthy();
  });

  it("the new window is offered where the page's policy blocks the frame", async () => {
    await press(insurance, { settings: inPage, content: fileOf('application/pdf') });
    await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    const violation = new Event('securitypolicyviolation', { bubbles: true });
    Object.assign(violation, { effectiveDirective: 'frame-src', blockedURI: 'blob' });
    fireEvent(document, violation);
    await screen.findByText(/^The document cannot be shown here\./);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('the new window is offered where the picture cannot be drawn', async () => {
    await press(card, { settings: inPage, content: fileOf('image/jpeg') });
    fireEvent.error(await screen.findByRole('img', { name: 'Card' }));
    await screen.findByText(/^The document cannot be shown here\./);
  });

  it.each([
    ['of another format', letter, true],
    ['a PDF in a browser that shows none', insurance, false],
  ])('a document %s opens in a new window', async (_, listed, pdfViewerEnabled) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', {
      configurable: true,
      value: pdfViewerEnabled,
    });
    await press(listed, { settings: inPage });
    await windowAddress();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
