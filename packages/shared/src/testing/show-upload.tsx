import { fileTypes } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { UploadTarget } from '../documents/upload-target';
// Fetched on demand; here already, so that no test waits for it.
import '../documents/upload/photos/photos.view';
import '../documents/upload/transfer/tus';
import UploadView from '../documents/upload/upload.view';
import { createTestUploads, type TestUploads } from './test-uploads';

export const loanTarget: UploadTarget = {
  path: '/api/file/UploadFileWithLoanNumber',
  fields: { LoanNumber: '0012-104417-3' },
};

export const fileServices = { 'globalOptions.useFileServicesOption': 'true' };

/** Shows the widget for a loan, with a server for uploads. */
export async function showUpload(
  options: TestOptions & {
    readonly tus?: boolean;
    /** To share a server among pages. */
    readonly uploads?: TestUploads;
    readonly prepare?: (test: TestCore) => void;
  } = {},
) {
  const { tus = true, prepare, settings, ...coreOptions } = options;
  const uploads = options.uploads ?? createTestUploads({ tus });
  vi.stubGlobal('XMLHttpRequest', uploads.XMLHttpRequest);
  const test = await startTestCore({
    session: true,
    configuration: { api: 'https://api.test' },
    ...coreOptions,
    settings: { ...fileServices, ...settings },
  });
  test.server.answer(fileTypes, answers.fileTypes());
  prepare?.(test);
  const onUploaded = vi.fn();
  let setTarget: (target: UploadTarget) => void = () => undefined;
  function Page() {
    const [target, change] = useState(loanTarget);
    setTarget = change;
    return <UploadView {...{ target, onUploaded }} />;
  }
  const { unmount } = render(
    <WidgetProvider core={test.core}>
      <Page />
    </WidgetProvider>,
  );
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const add = async (...files: readonly File[]) => {
    await user.upload(screen.getByLabelText('Add Files', { selector: 'input' }), [...files]);
    for (const { name } of files) await screen.findByText(name, { selector: 'li p *' });
  };
  const choose = async (name: string, type = 'Proof of income') => {
    await screen.findAllByRole('option', { name: type, hidden: true });
    await user.selectOptions(screen.getByRole('combobox', { name: `What is it? ${name}` }), type);
  };
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  return {
    ...{ ...test, uploads, onUploaded, user, unmount, add, choose, press },
    /** Adds a file, chooses its type and uploads it. */
    send: async (file: File) => {
      await add(file);
      await choose(file.name);
      await press('Upload File(s)');
    },
    showTarget: (target: UploadTarget) => act(() => setTarget(target)),
  };
}
