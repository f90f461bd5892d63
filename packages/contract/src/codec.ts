import { fail, ok, type Outcome } from '@portico/rules';
import { safeParse, type BaseIssue, type GenericSchema } from 'valibot';

/** What stands on the wire, by name; the OpenAPI document spells each out as JSON Schema. */
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
 * A value's two faces: as the application holds it (`T`: cents, local dates, camelCase) and as it
 * stands on the wire (dollars, `yyyy-MM-dd`, the specification's names).
 * `optional` says that the wire may leave it out.
 */
export type Codec<T> = {
  readonly kind: WireKind;
  readonly schema: GenericSchema<unknown, T>;
  readonly optional?: true;
  /** Absent when both faces are the same. */
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
 * @param leftOut is told the issue of each part that was left out as unreadable (`tolerant.ts`).
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

/** Marks the issue of a part that was left out: the value around it is usable. */
export const leftOutIssue = 'left out';

function issueText(issue: BaseIssue<unknown> | undefined): string {
  const where = issue?.path?.map((step) => String(step.key)).join('.') ?? '';
  return `${where}: ${issue?.expected ?? 'valid'} expected`;
}

/** The wire value of an application value. */
export function writeWire<T>(codec: Codec<T>, value: T): unknown {
  return codec.write ? codec.write(value) : value;
}
