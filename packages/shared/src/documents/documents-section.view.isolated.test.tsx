import {
  accountDocuments,
  applicationDocuments,
  clientError,
  customerDocuments,
  type OutputOf,
} from '@portico/contract';
import { settle, startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { localDate } from '@portico/rules';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentsSection } from './documents-section';
import { documentsOfAccount } from './documents-of-account';
import { documentsOfApplication } from './documents-of-application';
import { documentsOfCustomer } from './documents-of-customer';
import { documentsSource, type DocumentsSource } from './documents-source';
import type { UploadTarget } from './upload-target';

configure({ defaultHidden: true });
afterEach(cleanup);

/** The uploads that are on the page, with what reports a stored file. */
const uploads = new Map<string, { readonly target: UploadTarget; readonly done: () => void }>();
beforeEach(() => uploads.clear());

vi.mock('./upload/upload.view', () => ({
  texts: [],
  default: (props: { readonly target: UploadTarget; readonly onUploaded: () => void }) => {
    uploads.set(props.target.path, { target: props.target, done: props.onUploaded });
    return <p data-upload={props.target.path}>Upload</p>;
  },
}));

type Listed = OutputOf<typeof accountDocuments>['value'][number];

const insurance: Listed = {
  fileId: 'F-1',
  displayName: 'Proof of insurance 2026',
  displayFormat: 'pdf',
  dateUploaded: localDate('2026-05-18'),
};
const card: Listed = {
  fileId: 'F-2',
  displayName: 'Insurance card, front',
  displayFormat: 'jpeg',
  dateUploaded: localDate('2026-11-22'),
};
const listing = (...value: readonly Listed[]) => ({ hasNoErrors: true, errors: [], value });

async function show(
  source: DocumentsSource = documentsOfAccount('001-1'),
  prepare: (test: TestCore) => void = () => undefined,
  options: TestOptions = {},
) {
  const test = await startTestCore({
    session: true,
    settings: { 'globalOptions.useFileServicesOption': 'true' },
    ...options,
  });
  test.server.answer(accountDocuments, listing(insurance, card));
  test.server.answer(customerDocuments, listing(insurance, card));
  test.server.answer(applicationDocuments, listing(insurance, card));
  prepare(test);
  const section = (shown: DocumentsSource) => (
    <WidgetProvider core={test.core}>
      <DocumentsSection heading="Account documents" source={shown} />
    </WidgetProvider>
  );
  const { rerender } = render(section(source));
  return {
    ...test,
    user: userEvent.setup({ delay: null }),
    showSource: (next: DocumentsSource) => rerender(section(next)),
  };
}

const tiles = async () => {
  await waitFor(() => expect(screen.queryAllByRole('listitem')).not.toEqual([]));
  return screen.getAllByRole('listitem');
};
const spinner = () => screen.queryByRole('img', { name: 'Loading documents' });
const refresh = () => screen.getByRole('button', { name: 'Refresh' });

describe('a documents section', () => {
  it('[LON-423] has a disclaimer, which the lender can replace', async () => {
    await show();
    expect(await screen.findByText(/^A document that you add can be seen by/)).toBeTruthy();
    cleanup();
    await show(undefined, undefined, { settings: { 'documents.disclaimer': 'Seven years.' } });
    expect(await screen.findByText('Seven years.')).toBeTruthy();
  });

  it('[LON-426, LON-427] has a spinner 35 px wide while its list loads', async () => {
    await show(undefined, ({ server }) => void server.hold(accountDocuments));
    expect(spinner()?.getAttribute('width')).toBe('35');
    expect(spinner()?.getAttribute('height')).toBe('35');
  });

  it('loads the upload once its list is shown', async () => {
    const held: { release?: (body: unknown) => void } = {};
    await show(undefined, ({ server }) => Object.assign(held, server.hold(accountDocuments)));
    await act(settle);
    expect(uploads.size).toBe(0);
    held.release?.({ HasNoErrors: true, Errors: [], Value: [] });
    expect(await screen.findByText('Upload')).toBeTruthy();
  });

  it('loads the upload once its list has failed', async () => {
    await show(undefined, ({ server }) => server.refuse(accountDocuments, 'Error'));
    expect(await screen.findByText('Upload')).toBeTruthy();
  });

  it('[LON-424, LON-428, LON-429, LON-433, LON-437, LON-440] has a tile for each document with icon, name and short date, and no spinner', async () => {
    await show(undefined, ({ server }) =>
      server.answerRaw(accountDocuments, {
        HasNoErrors: true,
        Errors: [],
        Value: [
          {
            FileId: 'F-1',
            DisplayName: 'Letter',
            DisplayFormat: 'docx',
            DateUploaded: '2025-03-03T10:00:00',
            ImageUrl: '/images/letter.png',
          },
          { FileId: 'F-2', DisplayName: 'Payment plan.xlsx', DisplayFormat: 'xlsx' },
        ],
      }),
    );
    const shown = await tiles();
    expect(shown.map((tile) => within(tile).getByRole('button').textContent)).toEqual([
      'Letter (opens in a new window)',
      'Payment plan.xlsx (opens in a new window)',
    ]);
    expect(shown.map((tile) => tile.querySelector('p:last-child')?.textContent)).toEqual([
      'DOC, added 3/3/25',
      'File',
    ]);
    expect(shown.map((tile) => tile.querySelector('[data-format] text')?.textContent)).toEqual([
      'DOC',
      'FILE',
    ]);
    expect(spinner()).toBeNull();
  });

  it.each([
    ['[LON-430]', 'jpg', 'jpg'],
    ['[LON-430]', 'jpeg', 'jpg'],
    ['[LON-431]', 'doc', 'doc'],
    ['[LON-431]', 'docx', 'doc'],
    ['[LON-432]', 'zip', 'other'],
    ['[LON-433]', 'pdf', 'pdf'],
    ['[LON-433]', 'png', 'png'],
  ])('%s the icon of a document of the format %s is %s', async (_, displayFormat, icon) => {
    await show(undefined, ({ server }) =>
      server.answer(accountDocuments, listing({ ...insurance, displayFormat })),
    );
    const [tile] = await tiles();
    expect(tile?.querySelector('[data-format]')?.getAttribute('data-format')).toBe(icon);
  });

  it("[LON-441] without documents shows 'No Uploaded Documents'", async () => {
    await show(undefined, ({ server }) => server.answer(accountDocuments, listing()));
    expect(await screen.findByText('No Uploaded Documents')).toBeTruthy();
    expect(spinner()).toBeNull();
  });

  it.each<[string, (test: TestCore) => void]>([
    ['is refused', ({ server }) => server.refuse(accountDocuments, 'Error')],
    ['is dropped', ({ server }) => server.drop(accountDocuments)],
    ['answers 500', ({ server }) => server.answerRaw(accountDocuments, '', 500)],
  ])('[LON-442] whose first request %s says so, reports it, and can retry', async (_, fail) => {
    const { server, user } = await show(undefined, fail);
    const sentence = 'Cannot connect to the service to get documents';
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    await waitFor(() =>
      expect(server.requestsTo(clientError).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ Message: sentence }),
      ),
    );
    server.answer(accountDocuments, listing(insurance, card));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tiles()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the calls of a section', () => {
  it.each([
    [
      '[LON-434]',
      documentsOfAccount('001-1'),
      '/api/Documents/GetAccountDocuments?accountNumber=001-1',
    ],
    ['[LON-435]', documentsOfCustomer(), '/api/Documents/GetCustomerDocuments'],
    [
      '[LON-436]',
      documentsOfApplication('A-1'),
      '/api/Documents/GetApplicationDocuments?applicationNumber=A-1',
    ],
  ])('%s list its documents once: %#', async (_, source, address) => {
    const { server } = await show(source);
    expect(await tiles()).toHaveLength(2);
    await act(settle);
    const requests = server.requests.filter(({ url }) => url.includes('/api/Documents/'));
    expect(requests.map(({ method, url }) => [method, url])).toEqual([['GET', address]]);
  });

  it('[LON-438, LON-439] are those it is configured with', async () => {
    const list = { ...accountDocuments, path: '/api/Archive/List' } as const;
    const target = { path: '/api/Archive/Store', fields: { Box: '7' } };
    const source = documentsSource(list, { accountNumber: '001-1' }, () => target);
    const { server } = await show(source, (test) => test.server.answer(list, listing(card)));
    expect(await tiles()).toHaveLength(1);
    expect(server.requestsTo(list)).toMatchObject([
      { url: '/api/Archive/List?accountNumber=001-1' },
    ]);
    expect(server.requestsTo(accountDocuments)).toEqual([]);
    await waitFor(() => expect(uploads.get('/api/Archive/Store')?.target).toEqual(target));
  });

  it('[LON-446] list the documents of another account when it changes', async () => {
    const { server, showSource } = await show();
    await tiles();
    server.answer(accountDocuments, listing({ ...card, displayName: 'Other' }));
    showSource(documentsOfAccount('001-2'));
    expect(screen.queryByText(/^Proof of insurance/)).toBeNull();
    await screen.findByRole('button', { name: /^Other/ });
    expect(server.requestsTo(accountDocuments).map(({ url }) => url)).toEqual([
      '/api/Documents/GetAccountDocuments?accountNumber=001-1',
      '/api/Documents/GetAccountDocuments?accountNumber=001-2',
    ]);
  });
});

describe('Refresh', () => {
  it('[LON-444, LON-445] flags the documents that were not shown before as new', async () => {
    const { server, user } = await show(undefined, (test) =>
      test.server.answer(accountDocuments, listing(insurance)),
    );
    await tiles();
    expect(screen.queryByText('New')).toBeNull();
    server.answer(accountDocuments, listing(insurance, card));
    await user.click(refresh());
    await screen.findByText('New');
    const flags = (await tiles()).map((tile) => within(tile).queryByText('New') !== null);
    expect(flags).toEqual([true, false]);
    expect(await screen.findByText(/New: Insurance card, front\.$/)).toBeTruthy();
  });

  it('[LON-443] that fails says so and keeps the list', async () => {
    const { server, user } = await show();
    await tiles();
    server.drop(accountDocuments);
    await user.click(refresh());
    expect(
      await screen.findByText('Something went wrong when attempting to refresh the document list'),
    ).toBeTruthy();
    expect(await tiles()).toHaveLength(2);
    server.answer(accountDocuments, listing(insurance, card));
    await user.click(refresh());
    await screen.findByText('The list of documents is up to date.');
    expect(screen.queryByText(/^Something went wrong/)).toBeNull();
  });

  it('pressed twice sends one request', async () => {
    const { server, user } = await show();
    await tiles();
    server.hold(accountDocuments);
    await user.dblClick(refresh());
    expect(server.requestsTo(accountDocuments)).toHaveLength(2);
    expect(await tiles()).toHaveLength(2);
  });
});

describe('the upload', () => {
  const path = '/api/file/UploadFileWithLoanNumber';
  const shown = () =>
    [...document.querySelectorAll('[data-upload]')].map((upload) =>
      upload.getAttribute('data-upload'),
    );

  it('[LON-425] is in the section while file services are on', async () => {
    await show();
    await waitFor(() => expect(shown()).toEqual([path]));
    cleanup();
    await show(undefined, undefined, { settings: {} });
    await tiles();
    await act(settle);
    expect(shown()).toEqual([]);
  });

  it('lists the documents again when a file was stored', async () => {
    const { server } = await show();
    await tiles();
    await waitFor(() => expect(uploads.has(path)).toBe(true));
    server.answer(accountDocuments, listing(insurance, { ...card, fileId: 'F-3' }));
    act(() => uploads.get(path)?.done());
    expect(await screen.findByText('New')).toBeTruthy();
    expect(server.requestsTo(accountDocuments)).toHaveLength(2);
  });

  it('is to the place of the documents that are shown', async () => {
    const { showSource } = await show();
    await waitFor(() => expect(shown()).toEqual([path]));
    showSource(documentsOfCustomer());
    await waitFor(() => expect(shown()).toEqual(['/api/file/UploadByCustomerID']));
    showSource({ ...documentsOfCustomer(), upload: undefined });
    await waitFor(() => expect(shown()).toEqual([]));
  });
});
