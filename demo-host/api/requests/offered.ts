import { requestKinds, type OfferedRequest, type RequestKind } from '@portico/contract';
import { addDays, type LocalDate } from '@portico/rules';
import { kindRules, refusalOf } from './kind-rules';
import type { RequestFacts } from './request-facts';

/** By when a request that is sent on a day is answered. */
export const answeredBy = (kind: RequestKind, today: LocalDate): LocalDate =>
  addDays(today, kindRules[kind].answersIn);

/** Every kind on an account: possible with its fields, or why not and from when. */
export const offered = (facts: RequestFacts): OfferedRequest[] =>
  requestKinds.map((kind) => {
    const { fields, timesLeft, answersIn } = kindRules[kind];
    const refusal = refusalOf(kind, facts);
    return {
      kind,
      title: {},
      about: {},
      isPossible: refusal === undefined,
      fields: refusal ? [] : fields(facts),
      timesLeft: timesLeft?.(facts),
      isDecidedAtOnce: answersIn === 0,
      answerBy: refusal ? undefined : answeredBy(kind, facts.today),
      ...refusal,
      reason: {},
    };
  });
