import {
  array,
  boolean,
  number,
  object,
  optional,
  parseJson,
  picklist,
  pipe,
  safeParse,
  string,
  record,
} from 'valibot';
import { withLeft, type Left } from './left';
import { results, type Finding } from './report';

/** Where the state of a run is kept; a file, for the command. */
export type StateStore = {
  readonly load: () => string | undefined;
  readonly save: (text: string) => void;
};

const schema = pipe(
  string(),
  parseJson(),
  object({
    url: string(),
    /** Whether it may write: a part that was not made without it is not done. */
    change: boolean(),
    /** The tags whose calls it checks. */
    tags: optional(array(string()), []),
    /** The findings of the parts that are done. */
    done: record(
      string(),
      array(
        object({
          call: string(),
          check: string(),
          result: picklist(results),
          detail: optional(string()),
          request: optional(string()),
          times: optional(number()),
        }),
      ),
    ),
    /** What it has left behind. */
    left: array(
      object({ call: string(), what: string(), reference: optional(string()), times: number() }),
    ),
    /** Idempotency-Key of a payment that was begun. */
    paymentKey: optional(string()),
  }),
);

/** Which run a state belongs to: its address, whether it may write, and what it checks. */
export type RunId = {
  readonly url: string;
  readonly change: boolean;
  readonly tags?: readonly string[] | undefined;
};

/** What a run has stored; undefined where it is of another run, or anything else. */
export function readState({ url, change, tags = [] }: RunId, text: string | undefined) {
  const read = safeParse(schema, text);
  const isSame =
    read.success &&
    read.output.url === url &&
    read.output.change === change &&
    read.output.tags.join() === tags.join();
  return isSame ? read.output : undefined;
}

/** What an interrupted run had done. It has no token, no credentials, and nothing of a borrower. */
export type RunState = {
  /** The findings of a part that was done, so that it is not repeated. */
  readonly findingsOf: (part: string) => readonly Finding[] | undefined;
  readonly finish: (part: string, findings: readonly Finding[]) => void;
  readonly left: () => readonly Left[];
  readonly leave: (left: Left) => void;
  readonly paymentKey: () => string | undefined;
  readonly keepPaymentKey: (key: string) => void;
};

/** The state of a run; that of another one is ignored. */
export function createState({ url, change, tags }: RunId, store?: StateStore): RunState {
  const earlier = readState({ url, change, tags }, store?.load());
  const done: Record<string, readonly Finding[]> = { ...earlier?.done };
  let left: readonly Left[] = earlier?.left ?? [];
  let paymentKey = earlier?.paymentKey;
  const save = () =>
    store?.save(JSON.stringify({ url, change, tags, done, left, paymentKey }, null, 1));
  return {
    findingsOf: (part) => done[part],
    finish: (part, findings) => {
      done[part] = findings;
      save();
    },
    left: () => left,
    leave: (one) => {
      left = withLeft(left, one);
      save();
    },
    paymentKey: () => paymentKey,
    keepPaymentKey: (key) => {
      paymentKey = key;
      save();
    },
  };
}
