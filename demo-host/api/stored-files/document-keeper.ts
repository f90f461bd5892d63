import { parseNumber } from '@portico/rules';
import type { Database, DocumentKeeper, FileStore, Secrets } from '@portico/server/parts';
import { accountOf } from '../ledger/account-store';
import type { BusinessClock, Clock } from '../setup/business-clock';
import { hostSwitches } from '../setup/host-switches';
import type { SettingsStore } from '../setup/settings-store';
import { taxFormFile } from '../tax-forms/tax-form-file';
import { documentById, documentFile, hasApplication, insertDocument } from './document-store';
import { fileTypeList } from './file-types';

type Needs = {
  readonly database: Database;
  readonly settings: SettingsStore;
  readonly business: BusinessClock;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly secrets: Secrets;
};

/** The limit of the setup; the default one where that is no size. */
async function megabytesOf(settings: SettingsStore): Promise<number> {
  const { standard } = hostSwitches.maximumUploadMegabytes;
  const chosen = parseNumber(await settings.host('maximumUploadMegabytes')) ?? 0;
  return chosen > 0 ? chosen : Number(standard);
}

/**
 * Keeps documents in the database, and their bytes in the store of files. Tax forms are made from
 * the ledger.
 */
export function createKeeper({
  database,
  settings,
  business,
  clock,
  files,
  secrets,
}: Needs): DocumentKeeper {
  return {
    maximumMegabytes: () => megabytesOf(settings),
    fileTypes: fileTypeList.map(({ id }) => id),
    isOwn: async (borrowerId, { account, application }) =>
      (account === undefined || (await accountOf(database, borrowerId, account)) !== undefined) &&
      (application === undefined || (await hasApplication(database, borrowerId, application))),
    // The bytes are first: where the document then is not, they are of no document.
    keep: async (borrowerId, document, path) => {
      const uploadedOn = await business.today();
      const isNew = (await documentById(database, borrowerId, document.id)) === undefined;
      try {
        await files.put(documentFile(document.id), path);
        await database.write(
          (tx) => insertDocument(tx, { ...document, borrowerId, uploadedOn, uploadedAt: clock() }),
          `borrower ${borrowerId}`,
        );
      } catch (error) {
        if (isNew) await files.remove(documentFile(document.id)).catch(() => undefined);
        throw error;
      }
    },
    find: async (borrowerId, id) => {
      const found = await documentById(database, borrowerId, id);
      if (found) return { name: found.name, read: () => files.get(documentFile(id)) };
      return taxFormFile(database, secrets, { borrowerId, id, today: await business.today() });
    },
    removeRest: async (borrowerId, id) => {
      if (!(await documentById(database, borrowerId, id))) await files.remove(documentFile(id));
    },
  };
}
