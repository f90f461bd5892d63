import {
  accountDocuments,
  applicationDocuments,
  customerDocuments,
  fileTypes,
  type AccountDocument,
} from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { taxFormDocuments } from '../tax-forms/tax-form-list';
import { documentsOf, hasApplication } from './document-store';
import { fileTypeList } from './file-types';

const newestFirst = (a: AccountDocument, b: AccountDocument): number =>
  (b.dateUploaded ?? '').localeCompare(a.dateUploaded ?? '');

/** The lists of documents, and what a document can be (accounts §7). */
export function documentLists({ database, secrets }: Services): Route[] {
  return [
    memberRoute(accountDocuments, async ({ accountNumber }, { borrowerId }, request) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return refuse('Error');
      const stored = await documentsOf(database, { borrowerId, account: account.number });
      const forms = await taxFormDocuments(database, secrets, account, request);
      return ok({ value: [...stored, ...forms].sort(newestFirst) });
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
