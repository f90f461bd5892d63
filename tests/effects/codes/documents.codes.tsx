import {
  accountDocuments,
  applicationDocuments,
  customerDocuments,
  type Call,
} from '@portico/contract';
import { fireEvent, screen } from '@testing-library/react';
import { DocumentCenterView } from '@portico/document-center/testing/parts';
import { showDocuments } from '../settings/documents.effects';
import type { Codes } from './code';

/** A tab of the document center whose list is refused. */
const inTab = (list: Call, place: number): Codes => ({
  calls: [list],
  says: { Error: 'documents.error' },
  show: async ({ settings, refuse }) => {
    await showDocuments(<DocumentCenterView />, settings, refuse);
    const tab = screen.getAllByRole('tab')[place];
    if (tab) fireEvent.click(tab);
  },
});

/** The codes of lists of documents. */
export const documentsCodes: readonly Codes[] = [
  inTab(accountDocuments, 0),
  inTab(customerDocuments, 1),
  inTab(applicationDocuments, 2),
];
