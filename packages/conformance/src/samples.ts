import type { Call, Codec } from '@portico/contract';

/** A text that names nothing: no account, no token, nobody. */
const nothing = 'conformance';

/** Numbers with which a reading call would answer something, by field. */
const numbers: Readonly<Record<string, number>> = {
  days: 30,
  numDaysToRetrieve: 30,
  daysOfHistory: 30,
  year: new Date().getFullYear(),
};

/** A wire value of the right types that refers to nothing that exists, and to no money. */
function sampleOf(codec: Codec<unknown>, key = ''): unknown {
  if (codec.optional) return undefined;
  switch (codec.kind) {
    case 'text':
      return nothing;
    case 'integer':
      return numbers[key] ?? 0;
    case 'decimal':
    case 'amount':
      return 0;
    case 'flag':
      return false;
    case 'choice':
      return codec.options?.[0];
    case 'entity':
      return Object.fromEntries(
        Object.entries(codec.fields ?? {}).map(([name, field]) => [
          codec.nameOf?.(name) ?? name,
          sampleOf(field, name),
        ]),
      );
    case 'list':
    case 'dictionary':
    case 'date':
    case 'json':
      return undefined;
  }
}

/**
 * A request of this call that is complete and does nothing, even if it is carried out: its required
 * fields only, with names of nothing and amounts of zero.
 */
export function harmlessRequest({ query, request }: Call): unknown {
  const codec = request ?? query;
  return codec && sampleOf(codec);
}

/** Whether a request of this call is incomplete without any field. */
export function hasRequiredFields({ query, request }: Call): boolean {
  return Object.values((request ?? query)?.fields ?? {}).some(({ optional }) => !optional);
}
