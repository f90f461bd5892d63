import { requestFieldTypes, type RequestField, type RequestFieldType } from '@portico/contract';

/** A field of a type that can be shown. */
export type ShownField = RequestField & { readonly type: RequestFieldType };

/** The fields of a kind, or of what the lender asks in a reply. */
export type ShownFields = {
  readonly fields: readonly ShownField[];
  /** Fields of a type that is not known: named, and left out. */
  readonly leftOut: readonly RequestField[];
  /** Without one that is left out, the request is not whole: it cannot be sent from here. */
  readonly isComplete: boolean;
};

const types: ReadonlySet<string> = new Set(requestFieldTypes);

const isShown = (field: RequestField): field is ShownField => types.has(field.type);

/** Divides fields into those that are shown and those that are left out (D185). */
export function shownFields(all: readonly RequestField[]): ShownFields {
  const leftOut = all.filter((field) => !isShown(field));
  return {
    fields: all.filter(isShown),
    leftOut,
    isComplete: leftOut.every(({ required }) => !required),
  };
}
