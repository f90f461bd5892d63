import {
  changeTextSubscriptions,
  type Phone,
  type TextSubscription,
  textSubscriptions,
} from '@portico/contract';
import { agreementsToAccept } from '@portico/core/agreements';
import { type ApiError, type Core, refusedCodes, whatBecame } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { withProof, type Prove } from '@portico/shared/proof';
import { fail, isPhone, ok } from '@portico/rules';
import { savePhoneTexts } from './phone-texts';
import { namedProblem } from './subscriptions.errors';
import {
  type Beginning,
  createSubscriptionsFlow,
  type Loaded,
  type NotChanged,
} from './subscriptions.flow';
import { anyOn, areStored, failedBrand } from './subscriptions.model';

/** The texts of one phone over the lender's API (access §4, §7). */
export function createSubscriptions(page: {
  readonly core: Core;
  readonly read: ReadSetting;
  readonly prove: Prove;
  readonly phone: Phone;
  readonly onSaved: (optInToTexting: boolean) => void;
}) {
  const { core, read, prove, phone, onSaved } = page;
  const { client } = core;
  const { phoneNumber } = phone;
  const load = async (): Promise<Loaded> => {
    const answer = await client.send(textSubscriptions, { phoneNumber });
    if (!answer.ok) return fail(namedProblem(answer.error) ?? 'loadFailed');
    const { subscriptionInfo: info } = answer.value;
    return info ? ok(info.options) : fail('loadFailed');
  };
  return createSubscriptionsFlow(beginningOf(core, read, phone), {
    load,
    change: async (options) => {
      const answer = await prove('texts', () =>
        client.send(changeTextSubscriptions, { phoneNumber, options }),
      );
      if (answer.ok) return undefined;
      let now: readonly TextSubscription[] | undefined;
      const became = await whatBecame(answer.error, async () => {
        const read = await load();
        now = read.ok ? read.value : undefined;
        return now && areStored(options, now);
      });
      if (became === 'made') return undefined;
      const failure = notChanged(answer.error);
      return became ? { ...failure, unanswered: became, now } : failure;
    },
    savePhone: async (anyOnHere) => {
      // Another tab may have turned some on, which a phone without texts would undo.
      const stored = anyOnHere ? undefined : await load();
      const optInToTexting = anyOnHere || (stored?.ok === true && anyOn(stored.value));
      const proving = withProof(client, prove, 'texts');
      const error = await savePhoneTexts(proving, [phone], optInToTexting);
      return error ? undefined : optInToTexting;
    },
    saved: onSaved,
  });
}

/** A phone that receives no texts needs the agreement again: the earlier consent was withdrawn. */
function beginningOf(core: Core, read: ReadSetting, phone: Phone): Beginning {
  if (!isPhone(phone.phoneNumber)) return 'notTextable';
  const agreed = phone.optInToTexting ? (core.session.peek()?.agreed ?? []) : [];
  const needed = agreementsToAccept(core, read, 'texting', agreed);
  return needed.length > 0 ? 'agreement' : 'loading';
}

function notChanged(error: ApiError): NotChanged {
  const problem = namedProblem(error);
  // Without a proof nothing was changed, and what was chosen stays.
  if (problem) return { problem, brandingIds: problem === 'notProven' ? 'unknown' : 'all' };
  const codes = refusedCodes(error);
  if (error.kind !== 'rejected' && codes.length === 0) {
    return { problem: 'loadFailed', brandingIds: 'unknown' };
  }
  const failed = codes.flatMap((message) => failedBrand(message) ?? []);
  return { problem: 'notModified', brandingIds: failed.length > 0 ? failed : 'all' };
}
