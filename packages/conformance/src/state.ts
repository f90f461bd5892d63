import {
  array,
  object,
  optional,
  parseJson,
  picklist,
  pipe,
  safeParse,
  string,
  record,
} from 'valibot';
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
        }),
      ),
    ),
    /** Idempotency-Key of a payment that was begun. */
    paymentKey: optional(string()),
  }),
);

/** What a run against this address has stored; undefined where it is anything else. */
export function readState(url: string, text: string | undefined) {
  const read = safeParse(schema, text);
  return read.success && read.output.url === url ? read.output : undefined;
}

/** What an interrupted run had done. It has no token, no credentials, and nothing of a borrower. */
export type RunState = {
  /** The findings of a part that was done, so that it is not repeated. */
  readonly findingsOf: (part: string) => readonly Finding[] | undefined;
  readonly finish: (part: string, findings: readonly Finding[]) => void;
  readonly paymentKey: () => string | undefined;
  readonly keepPaymentKey: (key: string) => void;
};

/** The state of a run against an address; that of another address is ignored. */
export function createState(url: string, store?: StateStore): RunState {
  const earlier = readState(url, store?.load());
  const done: Record<string, readonly Finding[]> = { ...earlier?.done };
  let paymentKey = earlier?.paymentKey;
  const save = () => store?.save(JSON.stringify({ url, done, paymentKey }, null, 1));
  return {
    findingsOf: (part) => done[part],
    finish: (part, findings) => {
      done[part] = findings;
      save();
    },
    paymentKey: () => paymentKey,
    keepPaymentKey: (key) => {
      paymentKey = key;
      save();
    },
  };
}
