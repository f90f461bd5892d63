import { describe, expect, it } from 'vitest';
import { allCalls } from './all-calls';
import type { Call } from './call';
import { readWire, writeWire } from './codec/codec';
import { answers } from './fixtures';
import { optionalParts, withValue, type OptionalPart } from './fixtures/unreadable-parts';

const builders: Readonly<Record<string, () => unknown>> = answers;

const usual = ({ name, response }: Call): unknown =>
  JSON.parse(JSON.stringify(writeWire(response, builders[name]?.())));

function readWithout(call: Call, { path, unreadable }: OptionalPart) {
  const issues: string[] = [];
  const wire = withValue(usual(call), path, unreadable);
  const read = readWire(call.response, wire, (issue) => issues.push(issue));
  return { ...read, issues };
}

/** The answer as written again, without what is at the path or around it. */
function rest(call: Call, value: unknown, outermost: string): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(writeWire(call.response, value)));
  return withValue(wire, [outermost], undefined);
}

const cases = allCalls.flatMap((call) =>
  optionalParts(call.response, usual(call)).map((part) => ({ call, part })),
);

describe('an answer of which one optional part cannot be read', () => {
  it.each(
    cases
      .filter(({ part }) => !part.isVital)
      .map((each) => [`${each.call.name}: ${each.part.reported}`, each] as const),
  )('[D176] %s is read but for it, and reported', (_, { call, part }) => {
    const { issues, ...read } = readWithout(call, part);
    expect(issues).toEqual([expect.stringContaining('expected')]);
    const [name = ''] = part.path;
    if (typeof name === 'number') return;
    expect(rest(call, read.ok ? read.value : undefined, name)).toEqual(
      rest(call, builders[call.name]?.(), name),
    );
  });

  it.each(
    cases
      .filter(({ part }) => part.isVital)
      .map((each) => [`${each.call.name}: ${each.part.reported}`, each] as const),
  )('%s, which is vital, is not taken for one without it', (_, { call, part }) => {
    const { ok, issues } = readWithout(call, part);
    expect(ok && issues.length === 0).toBe(false);
  });
});
