import {
  failCall,
  perSession,
  refusedCodes,
  type CallOutcome,
  type Client,
  type Core,
} from '@portico/core/internal';
import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What is changed; it says why the borrower is asked. */
export type ProvenChange =
  | 'email'
  | 'username'
  | 'password'
  | 'question'
  | 'signIn'
  | 'contact'
  | 'alerts'
  | 'notifications'
  | 'texts'
  | 'addPasskey'
  | 'removePasskey'
  | 'sessions'
  | 'request'
  | 'taxForms';

/** `notLoaded`: the question could not be shown. */
export type QuestionEnd = 'proven' | 'cancelled' | 'notLoaded';

/** An open question whether the one who is signed in is the borrower. */
export type Question = {
  readonly change: ProvenChange;
  /** Where on the page it is shown. */
  readonly place: object;
  /** The screen that makes the change; the question ends with it. */
  readonly asker: object;
};

/** The one question of a page, shared by all changes that wait for its answer. */
export type Proofs = {
  readonly question: ReadonlySignal<Question | undefined>;
  /** How often the borrower has given a proof. */
  readonly given: () => number;
  /** Opens a question, or waits for the one that is open. */
  readonly ask: (question: Question) => Promise<QuestionEnd>;
  readonly end: (how: QuestionEnd) => void;
};

export function createProofs(): Proofs {
  const question = signal<Question | undefined>(undefined);
  const waiting: ((how: QuestionEnd) => void)[] = [];
  let given = 0;
  return {
    question,
    given: () => given,
    ask: (asked) => {
      question.value ??= asked;
      return new Promise((resolve) => waiting.push(resolve));
    },
    end(how) {
      if (how === 'proven') given++;
      question.value = undefined;
      for (const resolve of waiting.splice(0)) resolve(how);
    },
  };
}

/** The question of a core; it ends with the session. */
export const proofsOf: (core: Core) => Proofs = perSession(createProofs, (proofs) =>
  proofs.end('cancelled'),
);

/**
 * Makes a change by a call that the lender may refuse until the borrower has proven again who is
 * signed in (D174): then asks for the proof and makes the call again. Without a proof the refusal is
 * the result.
 *
 * @param attempt sends the call; it is called again with what it sent, so it must not read the form
 */
export type Prove = <T>(
  change: ProvenChange,
  attempt: () => Promise<CallOutcome<T>>,
) => Promise<CallOutcome<T>>;

/** Whether a change was refused because the lender wants a recent proof for it (D174). */
export const needsProof = (answer: CallOutcome<unknown>): boolean =>
  !answer.ok && refusedCodes(answer.error).includes('ProofRequired');

export function createProve(proofs: Proofs, from: Omit<Question, 'change'>): Prove {
  return async (change, attempt) => {
    const before = proofs.given();
    const first = await attempt();
    if (!needsProof(first)) return first;
    // A proof that another change has asked for in the meantime counts for this one too.
    const answer = proofs.given() === before ? first : await attempt();
    if (!needsProof(answer)) return answer;
    const end = await proofs.ask({ ...from, change });
    if (end === 'proven') return attempt();
    return end === 'cancelled' ? answer : failCall({ kind: 'offline' }, 'not-sent');
  };
}

/** A client all of whose calls belong to one change. */
export const withProof = (client: Client, prove: Prove, change: ProvenChange): Client => ({
  ...client,
  send: (call, input, options) => prove(change, () => client.send(call, input, options)),
});
