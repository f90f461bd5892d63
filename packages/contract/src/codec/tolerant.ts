import { array, nullish, type BaseIssue, type GenericSchema, type OutputDataset } from 'valibot';
import { leftOutIssue, writeWire, type Codec } from './codec';
import { list, optional } from './fields';

/*
 * Optional parts of an answer. One that cannot be read is omitted, and its issue is kept for the
 * report: valibot's "typed, with issues" (see `readWire`). Around an omitted part, no
 * transformation of valibot runs: a codec's schema must be last in its pipe.
 */

/** A list in an answer; an unreadable item is omitted and reported (D77). */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantList<T>(item: Codec<T>): Codec<readonly T[]> {
  const strict = array(item.schema);
  const schema: GenericSchema<unknown, T[]> = {
    ...strict,
    '~run'(dataset, config) {
      const input = dataset.value;
      if (!Array.isArray(input)) return strict['~run'](dataset, config);
      const kept: T[] = [];
      const issues = input.flatMap((value: unknown, key): BaseIssue<unknown>[] => {
        const read = run(item.schema, value, config);
        if (read.typed) kept.push(read.value);
        const [first] = read.issues ?? [];
        const place = { type: 'array', origin: 'value', input, key, value } as const;
        return first
          ? [{ ...first, type: leftOutIssue, path: [place, ...(first.path ?? [])] }]
          : [];
      });
      return typed(kept, issues);
    },
  };
  return { ...list(item), schema: nullish(schema, []) };
}

/** An optional value in an answer; an unreadable one is treated as missing, and reported. */
/* @__NO_SIDE_EFFECTS__ */
export function tolerantOptional<T>(codec: Codec<T>): Codec<T | undefined> {
  const strict = optional(codec);
  const schema: GenericSchema<unknown, T | undefined> = {
    ...strict.schema,
    '~run'({ value }, config) {
      const read = run(strict.schema, value, config);
      return read.typed
        ? read
        : typed(
            undefined,
            read.issues.slice(0, 1).map((issue) => ({ ...issue, type: leftOutIssue })),
          );
    },
  };
  return { ...strict, schema, write: (value) => writeWire(strict, value) };
}

type Run<T> = GenericSchema<unknown, T>['~run'];

/** Reads a value; a money value out of range, which throws, is unreadable. */
function run<T>(
  schema: GenericSchema<unknown, T>,
  value: unknown,
  config: Parameters<Run<T>>[1],
): OutputDataset<T, BaseIssue<unknown>> {
  try {
    return schema['~run']({ value }, config);
  } catch {
    return { typed: false, value, issues: [unreadable(value)] };
  }
}

function unreadable(input: unknown): BaseIssue<unknown> {
  return {
    kind: 'schema',
    type: 'amount',
    input,
    expected: 'number in range',
    received: 'other',
    message: '',
  };
}

function typed<T>(
  value: T,
  [first, ...more]: readonly BaseIssue<unknown>[],
): OutputDataset<T, BaseIssue<unknown>> {
  return first ? { typed: true, value, issues: [first, ...more] } : { typed: true, value };
}
