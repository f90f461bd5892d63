import {
  requestKinds,
  type InputOf,
  type previewRequest,
  type RequestCode,
  type RequestKind,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import { valuesRefusal } from './check-values';
import { kindRules, refusalOf } from './kind-rules';
import type { RequestFacts } from './request-facts';
import { extend, moveDueDate, type ScheduleEffect } from './schedule-effect';
import type { AgreedKind } from './wording';

/** A request that the rules allow, with what it changes in the schedule. */
export type Allowed = {
  readonly kind: RequestKind;
  readonly change: { readonly kind: AgreedKind; readonly effect: ScheduleEffect } | undefined;
};

type Asked = Pick<InputOf<typeof previewRequest>, 'kind' | 'values'>;

const kindOf = (text: string): RequestKind | undefined => requestKinds.find((one) => one === text);

function changeOf(facts: RequestFacts, kind: RequestKind, { values }: Asked): Allowed['change'] {
  const { loan } = facts;
  const [value] = values;
  if (!loan || !value) return undefined;
  if (kind === 'extension' && value.months !== undefined)
    return { kind, effect: extend(facts, loan, value.months) };
  if (kind === 'dueDateChange' && value.date !== undefined)
    return { kind, effect: moveDueDate(facts, loan, value.date) };
  return undefined;
}

/** Checks a request by the rules of the bank: whether it is possible now, and its values. */
export function decide(facts: RequestFacts, asked: Asked): Checked<Allowed, RequestCode> {
  const kind = kindOf(asked.kind);
  if (!kind) return refuse('NotPossible');
  const refusal = refusalOf(kind, facts);
  if (refusal) return refuse(refusal.reasonCode === 'RequestOpen' ? 'RequestOpen' : 'NotPossible');
  const wrong = valuesRefusal(kindRules[kind].fields(facts), asked.values);
  return wrong ? refuse(wrong) : ok({ kind, change: changeOf(facts, kind, asked) });
}
