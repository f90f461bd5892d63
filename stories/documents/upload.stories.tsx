import { fileTypes } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { createTestStorage, type TestCore, type TestOptions } from '@portico/core/testing';
import { defineWidget } from '@portico/element';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import {
  createTestUploads,
  testFile,
  type Fault,
  type TestAnswer,
  UploadView,
  uploadPhotosTexts,
  uploadTexts,
} from '@portico/shared/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const target = {
  path: '/api/file/UploadFileWithLoanNumber',
  fields: { LoanNumber: '0012-104417-3' },
};

const meta = {
  title: 'Screens/Documents/Upload',
  ...widgetMeta(
    defineWidget({
      tag: 'portico-document-center',
      properties: {},
      texts: [uploadTexts, uploadPhotosTexts],
      skeleton: { rows: 4 },
      view: () => (
        <div className="@container">
          <UploadView target={target} onUploaded={() => undefined} />
        </div>
      ),
    }),
    'Files or photos sent to the lender: chosen, given a type, sent, and continued after an interruption.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Uploading = {
  readonly options?: TestOptions;
  readonly tus?: boolean;
  readonly fault?: Fault;
  readonly answers?: (test: TestCore) => void;
};

/** The answer to what has the file itself. */
const toFile =
  (answer: TestAnswer): Fault =>
  ({ method, body }) =>
    method === 'PATCH' || body instanceof FormData ? answer : undefined;

const having = ({ options, tus = true, fault, answers: more }: Uploading = {}) => ({
  options: {
    session: true as const,
    ...options,
    settings: { 'globalOptions.useFileServicesOption': 'true' },
  },
  answers: (test: TestCore) => {
    const uploads = createTestUploads({ tus });
    if (fault) uploads.answerBy(fault);
    uploads.uploads.set('/api/file/Resumable/unfinished', unfinished);
    const value = uploads.XMLHttpRequest;
    Reflect.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true });
    test.server.answer(fileTypes, answers.fileTypes());
    more?.(test);
  },
});

const metadata = { ...target.fields, path: target.path, FileTypeID: '1', filename: 'deed.pdf' };
const unfinished = {
  size: 2048,
  offset: 1024,
  metadata: Object.entries(metadata)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(),
};

type Played = Parameters<typeof borrower>[0];

const words = (story: Played) => borrower(story, uploadTexts);
const photos = (story: Played) => borrower(story, uploadPhotosTexts);

/** Adds files by the chooser with this place among the choosers. */
async function adds(story: Played, ...files: readonly File[]) {
  const input = await words(story).finds('input[type="file"]');
  await userEvent.upload(input, [...files], { applyAccept: false });
  await words(story).sees('queue');
}

/** Adds files, gives each a type and uploads them. */
async function sends(story: Played, ...names: readonly string[]) {
  await adds(story, ...names.map((name) => testFile(name)));
  await words(story).finds('option[value="1"]');
  for (const place of names.keys()) await words(story).picks(`fileType${place + 1}`, '1');
  await words(story).presses('upload', { count: names.length });
}

/** Not a picture: its preview is empty. */
const photo = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile' };

export const Empty = inScene(having());
export const OnAPhone = inScene(having({ options: phone }));

export const NeedsAType = inScene(having(), {
  play: async (story) => {
    await adds(story, testFile('Scan 2026-11-20.pdf'));
    await words(story).presses('upload', { count: 0 });
    await words(story).sees('typeMissing');
  },
});

export const Refused = inScene(having(), {
  play: async (story) => {
    const large = testFile('Deed.pdf', 10 * 1024 * 1024 + 1);
    const others = ['Page.pdf', 'Photo.jpg', 'Letter.docx'].map((name) => new File(['<'], name));
    await adds(story, testFile('Movie.mov'), large, new File([], 'Empty.pdf'), ...others);
    await words(story).sees('errorTooLarge', { megabytes: 10 });
    await words(story).sees('reasonNone');
  },
});

export const Sending = inScene(having({ fault: toFile('held') }), {
  play: async (story) => {
    await sends(story, 'Pay stubs.pdf', 'Insurance card.jpg', 'Deed.pdf');
    await words(story).finds('li:nth-child(3) progress');
  },
});

export const Paused = inScene(having({ fault: toFile('held') }), {
  play: async (story) => {
    await sends(story, 'Pay stubs.pdf');
    const pause = await words(story).finds('li button + button');
    await userEvent.click(pause.parentElement?.querySelector('button') ?? pause);
  },
});

export const ConnectionLost = inScene(having({ fault: toFile('lost') }), {
  play: async (story) => {
    await sends(story, 'Insurance card.jpg');
    await words(story).sees('interrupted', { percent: 50 });
  },
});

export const TransferFailed = inScene(having({ tus: false, fault: toFile('lost') }), {
  play: async (story) => {
    await sends(story, 'Pay stubs.pdf');
    await words(story).sees('errorTransfer');
  },
});

export const AnswerLost = inScene(having({ tus: false, fault: toFile('unanswered') }), {
  play: async (story) => {
    await sends(story, 'Pay stubs.pdf');
    await words(story).sees('errorUnconfirmed');
  },
});

export const RefusedByTheServer = inScene(having({ fault: toFile({ status: 500 }) }), {
  play: async (story) => {
    await sends(story, 'Pay stubs.pdf');
    await words(story).sees('errorServer');
  },
});

export const Stored = inScene(having(), {
  play: async (story) => {
    await sends(story, 'Insurance card.jpg');
    await words(story).sees('stored', { name: 'Insurance card.jpg' });
  },
});

const sessionStorage = createTestStorage();
const entries = [['unfinished', 'http://lender.test/api/file/Resumable/unfinished']];

export const UnfinishedAfterAReload = inScene(
  having({
    options: {
      sessionStorage: {
        ...sessionStorage,
        get: (key) =>
          key === 'portico.uploads'
            ? JSON.stringify({ session: 'session-1', entries })
            : sessionStorage.get(key),
      },
    },
  }),
  {
    play: async (story) => {
      await words(story).sees('unfinished', { name: 'deed.pdf', percent: 50 });
    },
  },
);

export const NoFileTypes = inScene(having({ answers: ({ server }) => server.drop(fileTypes) }), {
  play: async (story) => {
    await words(story).sees('errorFileTypes');
  },
});

export const SeveralPhotos = inScene(having({ options: phone }), {
  play: async (story) => {
    const camera = await words(story).finds('input[capture]');
    await userEvent.upload(camera, photo);
    await photos(story).sees('pages', { count: 1 });
    const another = await photos(story).finds('section input[capture]');
    await userEvent.upload(another, photo);
    await photos(story).sees('pages', { count: 2 });
  },
});

export const AnUnreadablePhoto = inScene(having({ options: phone }), {
  play: async (story) => {
    const camera = await words(story).finds('input[capture]');
    await userEvent.upload(camera, photo);
    await photos(story).presses('makePdf');
    await photos(story).sees('unreadable', { page: 1 });
  },
});
