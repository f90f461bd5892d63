import { toJson, type LocalDate } from '@portico/rules';
import type { Call } from '@portico/contract';
import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Core } from '../core';
import type { Client } from '../http/client';
import { keptAnswers } from './kept-answers';
import { createQuery, type Query } from './query';

/** What the queries need from the rest of the core. */
type QueriesNeeds = {
  readonly client: Client;
  /** The id of the session; undefined when no borrower is signed in. */
  readonly session: ReadonlySignal<string | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The institution's date. */
  readonly today: () => LocalDate;
};

type Queries = {
  readonly query: Core['query'];
  /** The host has carried out a call that writes, or may have: what it changes is requested again. */
  readonly written: (name: string) => void;
  readonly dispose: () => void;
};

/** The queries of one core, by call and input; their answers are forgotten with the session. */
export function createQueries({ client, session, now, today }: QueriesNeeds): Queries {
  const queries = new Map<
    string,
    { readonly call: string; readonly query: ReturnType<typeof createQuery<unknown>> }
  >();

  function query<I, O>(call: Call<I, O>, input: NoInfer<I>): Query<O>;
  function query(call: Call, input: unknown): Query<unknown> {
    const key = keyOf(call, input);
    const known = queries.get(key);
    if (known) return known.query;
    const created = createQuery({
      ask: () => client.send(call, input),
      isKept: Object.hasOwn(keptAnswers, call.name),
      now,
      today,
    });
    queries.set(key, { call: call.name, query: created });
    return created;
  }

  let before = session.peek();
  const dispose = effect(() => {
    const id = session.value;
    if (id === before) return;
    before = id;
    for (const each of queries.values()) each.query.forget();
  });

  return {
    query,
    written: (name) => {
      for (const { call, query: each } of queries.values()) {
        if (keptAnswers[call]?.includes(name)) each.outdate();
      }
    },
    dispose,
  };
}

/** The same for inputs that differ only in the order of their fields. */
function keyOf({ name }: Call, input: unknown): string {
  const fields = Object.entries(input ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return toJson([name, fields]);
}
