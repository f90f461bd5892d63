import { changeTextSubscriptions, textSubscriptions, type Phone } from '@portico/contract';
import { agreementsToAccept } from '@portico/core/agreements';
import { refusedCodes, type ApiError, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { withProof, type Prove } from '@portico/element/proof';
import { isPhone } from '@portico/rules';
import { savePhoneTexts } from './phone-texts';
import { namedProblem } from './subscriptions.errors';
import { createSubscriptionsFlow, type Beginning, type NotChanged } from './subscriptions.flow';
import { failedBrand } from './subscriptions.model';

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
  return createSubscriptionsFlow(beginningOf(core, read, phone), {
    load: async () => {
      const answer = await client.send(textSubscriptions, { phoneNumber });
      if (!answer.ok) return { ok: false, problem: namedProblem(answer.error) ?? 'loadFailed' };
      const { subscriptionInfo: info } = answer.value;
      return info ? { ok: true, options: info.options } : { ok: false, problem: 'loadFailed' };
    },
    change: async (options) => {
      const answer = await prove('texts', () =>
        client.send(changeTextSubscriptions, { phoneNumber, options }),
      );
      return answer.ok ? undefined : notChanged(answer.error);
    },
    savePhone: async (optInToTexting) => {
      const proving = withProof(client, prove, 'texts');
      return (await savePhoneTexts(proving, [phone], optInToTexting)) === undefined;
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
