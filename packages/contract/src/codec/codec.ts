import { fail, ok, type Outcome } from '@portico/rules';
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';

/** The kind of a value in the API's JSON; the OpenAPI document describes each as JSON Schema. */
export type WireKind =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'flag'
  | 'amount'
  | 'date'
  | 'choice'
  | 'list'
  | 'dictionary'
  | 'entity'
  | 'json';

/**
 * Converts a value between the application (`T`: cents, local dates, camelCase) and the API's JSON,
 * the wire (dollars, `yyyy-MM-dd`, the specification's names). `optional`: the JSON may omit it.
 */
export type Codec<T> = {
  readonly kind: WireKind;
  readonly schema: GenericSchema<unknown, T>;
  readonly optional?: true;
  /** The JSON may be null, and this means something else than a missing value. */
  readonly nullable?: true;
  /** Absent when both forms are the same. */
  write?(value: T): unknown;
  readonly options?: readonly string[];
  readonly of?: Codec<unknown>;
  readonly fields?: Fields;
  readonly nameOf?: (key: string) => string;
};

export type Fields = { readonly [key: string]: Codec<unknown> };

/** The application's type behind a codec. */
export type ValueOf<C> = C extends Codec<infer T> ? T : never;

/**
 * Reads a wire value. Never throws.
 * Fails with code `contract` and `issue`: where it differs and what was expected there, never the
 * value itself, which may be personal.
 * @param leftOut is called with the issue of each part omitted as unreadable (`tolerant.ts`).
 */
export function readWire<T>(
  codec: Codec<T>,
  json: unknown,
  leftOut?: (issue: string) => void,
): Outcome<T, 'contract'> {
  try {
    const result = safeParse(codec.schema, json);
    const failed = result.issues?.find(({ type }) => type !== leftOutIssue);
    if (failed || !result.typed) return fail('contract', { issue: issueText(failed) });
    if (leftOut) for (const issue of result.issues ?? []) leftOut(issueText(issue));
    return ok(result.output);
  } catch {
    return fail('contract', { issue: 'number out of range' });
  }
}

/** Marks the issue of an omitted part: the value around it is usable. */
export const leftOutIssue = 'left out';

function issueText(issue: BaseIssue<unknown> | undefined): string {
  const where = issue?.path?.map((step) => String(step.key)).join('.') ?? '';
  return `${where}: ${issue?.expected ?? 'valid'} expected`;
}

/** The wire value of an application value. */
export function writeWire<T>(codec: Codec<T>, value: T): unknown {
  return codec.write ? codec.write(value) : value;
}
