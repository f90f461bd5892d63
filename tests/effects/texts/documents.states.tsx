import { accountDocuments, passableToken } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { DocumentCenterView, DocumentsView } from '@portico/document-center/testing/parts';
import { showTaxForms } from '../codes/tax-forms.codes';
import { showDocuments } from '../settings/documents.effects';
import type { Settings } from '../settings/effect';
import type { State } from './test-texts';

/** Presses the first document, whose new window does or does not open. */
const opening = (key: string, opens: boolean, prepare?: (test: TestCore) => void): State => ({
  keys: [`documents.${key}`],
  show: async (settings: Settings) => {
    vi.stubGlobal('open', () => (opens ? { close: () => undefined } : null));
    await showDocuments(<DocumentCenterView />, settings, prepare);
    fireEvent.click(await screen.findByRole('button', { name: /^Card/, hidden: true }));
    await act(settle);
    vi.unstubAllGlobals();
  },
});

/** The states of documents that no story shows. */
export const documentsStates: readonly State[] = [
  opening('openBlocked', false),
  opening('openFailed', true, ({ server }) => server.refuse(passableToken, 'Error')),
  {
    keys: ['documentCenter.headingDraftAgreements'],
    show: (settings) => showDocuments(<DocumentsView />, settings),
  },
  {
    keys: ['taxForms.none'],
    show: (settings) =>
      showTaxForms({
        call: accountDocuments,
        settings,
        refuse: ({ server }) =>
          server.answer(accountDocuments, answers.accountDocuments({ value: [] })),
      }),
  },
];
