import {
  accountDocuments,
  applicationDocuments,
  customerDocuments,
  fileTypes,
} from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { documentsOf, hasApplication } from './document-store';
import { fileTypeList } from './file-types';

/** The lists of documents, and what a document can be (accounts §7). */
export function documentLists({ database }: Services): Route[] {
  return [
    memberRoute(accountDocuments, async ({ accountNumber }, { borrowerId }) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return refuse('Error');
      return ok({ value: await documentsOf(database, { borrowerId, account: account.number }) });
    }),

    memberRoute(customerDocuments, async (_input, { borrowerId }) =>
      ok({ value: await documentsOf(database, { borrowerId }) }),
    ),

    memberRoute(applicationDocuments, async ({ applicationNumber }, { borrowerId }) => {
      if (!(await hasApplication(database, borrowerId, applicationNumber))) return refuse('Error');
      const application = applicationNumber;
      return ok({ value: await documentsOf(database, { borrowerId, application }) });
    }),

    memberRoute(fileTypes, async () => ok({ fileTypes: [...fileTypeList] })),
  ];
}
