import {
  applicationUpload,
  customerUpload,
  loanUpload,
  readWire,
  type Upload,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import type { DocumentKeeper, DocumentOwner, NewDocument } from '../documents/document-keeper';
import { formatOf } from '../documents/formats';
import type { UploadProblem } from './refusals';

/** Characters that a file's name may have. */
export const longestName = 300;

/** What is known of a document before its bytes. */
export type PlannedUpload = Omit<NewDocument, 'id'>;

/** What is sent with the bytes, by multipart fields or by the metadata of tus. */
export type SentWith = {
  /** The upload's path, in any letter case. */
  readonly path: string;
  /** The fields of the upload, by their wire names in lower case. */
  readonly fields: Readonly<Record<string, string>>;
  readonly filename: string;
};

type Chosen = DocumentOwner & { readonly fileType: string };
type UploadKind = { readonly path: string; readonly read: (fields: unknown) => Chosen | undefined };

function kindOf<I extends { readonly fileTypeId: string }>(
  { path, fields }: Upload<I>,
  ownerOf: (input: I) => DocumentOwner,
): UploadKind {
  return {
    path: path.toLowerCase(),
    read: (sent) => {
      const input = readWire(fields, sent);
      return input.ok ? { ...ownerOf(input.value), fileType: input.value.fileTypeId } : undefined;
    },
  };
}

const kinds: readonly UploadKind[] = [
  kindOf(loanUpload, ({ loanNumber }) => ({ account: loanNumber })),
  kindOf(applicationUpload, ({ applicationNumber }) => ({ application: applicationNumber })),
  kindOf(customerUpload, () => ({})),
];

const kindAt = (path: string) => kinds.find((kind) => kind.path === path.toLowerCase());

/** Whether multipart uploads are sent to this path. */
export const isUploadPath = (path: string): boolean => kindAt(path) !== undefined;

/** Why a name is refused. Every other one is kept as it is: no path is made from it. */
export function nameProblem(name: string): UploadProblem | undefined {
  if (name.trim() === '') return 'noName';
  if (Array.from(name).length > longestName) return 'longName';
  return formatOf(name) ? undefined : 'format';
}

/** The document that an upload will become, with everything checked but its bytes. */
export async function plannedUpload(
  { fileTypes, isOwn }: DocumentKeeper,
  borrowerId: number,
  { path, fields, filename }: SentWith,
): Promise<Checked<PlannedUpload, UploadProblem>> {
  const problem = nameProblem(filename);
  const format = formatOf(filename);
  if (problem || !format) return refuse(problem ?? 'format');
  const nothing = { filetypeid: '', loannumber: '', applicationnumber: '' };
  const chosen = kindAt(path)?.read({ ...nothing, ...fields });
  if (!chosen) return refuse('owner');
  if (!fileTypes.includes(chosen.fileType)) return refuse('fileType');
  const { account, application } = chosen;
  if (!(await isOwn(borrowerId, { account, application }))) return refuse('owner');
  return ok({ ...chosen, name: filename, format });
}
