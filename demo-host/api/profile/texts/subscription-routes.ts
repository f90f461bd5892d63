import { changeTextSubscriptions, textSubscriptions, type InputOf } from '@portico/contract';
import { ok, refuse, sameIdentifier } from '@portico/rules';
import { type Executor, isRecentlyProven, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../../identity/borrower-store';
import { phonesOf } from '../../identity/phone-store';
import { notifyOwner } from '../../identity/security-notice';
import type { Services } from '../../services';
import { brands } from './brands';
import { recordConsent, textKinds, type Decision } from './consent-store';
import { mayTakeTexts, textableNumber } from './may-take-texts';
import { saveSubscription, subscriptionsOf } from './subscription-store';

type Change = InputOf<typeof changeTextSubscriptions>['options'][number];

/** Which text messages a phone receives, by brand. */
export function subscriptionRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    memberRoute(textSubscriptions, async ({ phoneNumber }, { borrowerId }, { today }) => {
      const phone = textableNumber(phoneNumber);
      if (phone === undefined) return refuse('invalid');
      const allowed = await mayTakeTexts(database, services, { borrowerId, today }, phone);
      if (!allowed.ok) return allowed;
      const options = await subscriptionsOf(database, borrowerId, phone);
      return ok({ subscriptionInfo: { options } });
    }),

    memberRoute(changeTextSubscriptions, async ({ phoneNumber, options }, session, request) => {
      const phone = textableNumber(phoneNumber);
      if (phone === undefined) return refuse('invalid');
      const decision = { ...request, borrowerId: session.borrowerId };
      const changed = await database.write(async (tx) => {
        const begins = options.some((one) => one.optInMarketing || one.optInAccount);
        // Stopping needs no agreement.
        if (begins) {
          const allowed = await mayTakeTexts(tx, services, decision, phone);
          if (!allowed.ok) return allowed;
        }
        const stops = await stopsAlerts(tx, decision, phone, options);
        const isNew = begins && !(await isKnown(tx, decision, phone));
        if ((stops || isNew) && !isRecentlyProven(session, request.now)) {
          return refuse('ProofRequired');
        }
        const failed: Change[] = [];
        for (const option of options) {
          if (!(await changeOption(tx, decision, phone, option))) failed.push(option);
        }
        return ok({ stops, errors: failed.map(errorOf) });
      });
      if (!changed.ok) return changed;
      const { stops, errors } = changed.value;
      if (stops) {
        const borrower = await borrowerById(database, session.borrowerId);
        await notifyOwner(services, borrower, 'alertsOff', request.now);
      }
      return ok({ errors });
    }),
  ];
}

/** Whether messages about the account, which are alerts, are no longer sent to a phone. */
async function stopsAlerts(
  tx: Executor,
  { borrowerId }: Decision,
  phone: string,
  options: readonly Change[],
): Promise<boolean> {
  const before = await subscriptionsOf(tx, borrowerId, phone);
  return options.some(
    ({ brandingId, optInAccount }) =>
      optInAccount === false &&
      before.some((one) => sameIdentifier(one.brandingId, brandingId) && one.optInAccount),
  );
}

/** Whether it is a phone of the borrower: texts to another one are a change of telephone. */
async function isKnown(tx: Executor, { borrowerId }: Decision, phone: string): Promise<boolean> {
  return (await phonesOf(tx, borrowerId)).some(({ number }) => number === phone);
}

/** The JSON text of an option that could not be changed (access §7). */
const errorOf = ({ brandingId }: Change) => ({
  errorMessage: JSON.stringify({ BrandingId: brandingId }),
});

/** Changes the flags that are not null; false where the brand allows no change, or is unknown. */
async function changeOption(
  tx: Executor,
  decision: Decision,
  phone: string,
  { brandingId, optInMarketing, optInAccount }: Change,
): Promise<boolean> {
  const brand = brands.find(({ id }) => sameIdentifier(id, brandingId));
  if (!brand?.canBeChanged) return false;
  const { borrowerId } = decision;
  const all = await subscriptionsOf(tx, borrowerId, phone);
  const stored = all.find((one) => sameIdentifier(one.brandingId, brandingId));
  const before = { marketing: !!stored?.optInMarketing, account: !!stored?.optInAccount };
  const after = {
    marketing: optInMarketing ?? before.marketing,
    account: optInAccount ?? before.account,
  };
  await saveSubscription(tx, { borrowerId, phone, brand: brand.id, ...after });
  for (const kind of textKinds) {
    if (after[kind] === before[kind]) continue;
    await recordConsent(tx, decision, { phone, given: after[kind], brand: brand.id, kind });
  }
  return true;
}
