import { toJson } from '@portico/rules';
import type { Upload } from '@portico/contract';

/** Where a file is sent: the path of an upload, and its fields by their wire names, without FileTypeID. */
export type UploadTarget = {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
};

type FileTypeField = { readonly fileTypeId: string };

/** The target of an upload of the contract, such as one for the documents of a loan. */
export function uploadTarget<I extends FileTypeField>(
  { path, fields: { nameOf = (key) => key } }: Upload<I>,
  input: Readonly<Record<Exclude<keyof I, 'fileTypeId'>, string>>,
): UploadTarget {
  const fields = Object.entries<string>(input).map(([key, value]) => [nameOf(key), value] as const);
  return { path, fields: Object.fromEntries(fields) };
}

/** The same for targets that are the same. */
export function targetKey({ path, fields }: UploadTarget): string {
  return `${path} ${toJson(fields)}`;
}
