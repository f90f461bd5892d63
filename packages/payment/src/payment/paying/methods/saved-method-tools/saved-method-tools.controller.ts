import {
  deleteBankAccount,
  deleteCard,
  paymentInfo,
  type PaymentMethod,
  paymentMethods,
  removeDefaultMethod,
  setDefaultMethod,
} from '@portico/contract';
import { type ApiError, type Core, refusedCodes, whatBecame } from '@portico/core/internal';
import { fail, isSameMethod, ok, sameIdentifier, type MethodId } from '@portico/rules';
import type { SavedMethods } from '../method';
import { savedMethods } from '../saved-methods';
import { createSavedMethodToolsFlow, type SavedMethodToolsFlow } from './saved-method-tools.flow';
import type { Change, Methods } from './saved-method-tools.state';
import type { SavedMethodsTextKey } from './saved-methods.sentences';

/** What the payment screen passes to the tools. */
export type SavedMethodToolsPage = {
  readonly core: Core;
  readonly accountNumber: () => string;
  /** The current methods. */
  readonly methods: () => Methods;
  readonly onChange: (methods: Methods) => void;
};

/** The saved methods over the lender's API (payments §7). */
export function createSavedMethodTools(page: SavedMethodToolsPage): SavedMethodToolsFlow {
  const { core, onChange } = page;
  return createSavedMethodToolsFlow({
    remove: (method) => remove(page, method),
    setDefault: (method) => setDefault(page, method),
    removeDefault: () => removeDefault(page),
    changed: onChange,
    delay: core.environment.delay,
  });
}

/** Fetches the list, because the host decides what remains; if that fails, removes this one. */
async function remove(page: SavedMethodToolsPage, method: MethodId): Promise<Change> {
  const { core, accountNumber, methods } = page;
  const { saved, defaultMethod } = methods();
  const { cardInfo, achInfo } = listed(saved, method);
  const answer = cardInfo
    ? await core.client.send(deleteCard, cardInfo)
    : achInfo && (await core.client.send(deleteBankAccount, achInfo));
  if (!answer) return fail({ text: 'errorDelete', unanswered: undefined });
  if (!answer.ok) {
    const became = await whatBecame(answer.error, async () => {
      const now = await readMethods(page);
      return now && !isListed(now, method);
    });
    if (became !== 'made') {
      return fail({ text: refusedText(answer.error), unanswered: became });
    }
  }
  const list = await core.client.send(paymentMethods, { accountNumber: accountNumber() });
  return ok({
    saved: list.ok ? savedMethods(list.value.paymentMethods) : without(saved, method),
    defaultMethod: isSameMethod(method, defaultMethod) ? undefined : defaultMethod,
  });
}

async function readMethods({ core, accountNumber }: SavedMethodToolsPage) {
  const answer = await core.client.send(paymentMethods, { accountNumber: accountNumber() });
  return answer.ok ? savedMethods(answer.value.paymentMethods) : undefined;
}

const isListed = ({ banks, cards }: SavedMethods, { isCard, profileId }: MethodId) =>
  (isCard ? cards : banks).some((each) => sameIdentifier(each.profileId, profileId));

function refusedText(error: ApiError): SavedMethodsTextKey {
  const inUse = refusedCodes(error)[0] === 'MethodInUse';
  return inUse ? 'errorInUse' : 'errorDelete';
}

async function setDefault(page: SavedMethodToolsPage, method: MethodId): Promise<Change> {
  const answer = await page.core.client.send(setDefaultMethod, {
    accountNumber: page.accountNumber(),
    paymentMethod: listed(page.methods().saved, method),
  });
  return answer.ok ? withDefault(page, method) : afterFailure(page, method, answer.error);
}

async function removeDefault(page: SavedMethodToolsPage): Promise<Change> {
  const accountNumber = page.accountNumber();
  const answer = await page.core.client.send(removeDefaultMethod, { accountNumber });
  return answer.ok ? withDefault(page, undefined) : afterFailure(page, undefined, answer.error);
}

/** Where the answer to a change of the default was lost, the default is read. */
async function afterFailure(
  page: SavedMethodToolsPage,
  wanted: MethodId | undefined,
  error: ApiError,
): Promise<Change> {
  const became = await whatBecame(error, async () => {
    const accountNumber = page.accountNumber();
    const now = await page.core.client.send(paymentInfo, { accountNumber }, { fresh: true });
    if (!now.ok) return undefined;
    const known = now.value.defaultPaymentMethod;
    return wanted ? isSameMethod(wanted, known) : known === undefined;
  });
  if (became === 'made') return withDefault(page, wanted);
  return fail({ text: became ? undefined : 'errorDefault', unanswered: became });
}

/** The list is read again, because one may have been added meanwhile. */
function withDefault(page: SavedMethodToolsPage, defaultMethod: MethodId | undefined): Change {
  return ok({ saved: page.methods().saved, defaultMethod });
}

function without({ banks, cards }: SavedMethods, { isCard, profileId }: MethodId): SavedMethods {
  const others = (each: Pick<MethodId, 'profileId'>) => !sameIdentifier(each.profileId, profileId);
  return isCard ? { banks, cards: cards.filter(others) } : { banks: banks.filter(others), cards };
}

/** A saved method in the form of the host's list. */
function listed({ banks, cards }: SavedMethods, { isCard, profileId }: MethodId): PaymentMethod {
  const isIt = (each: Pick<MethodId, 'profileId'>) => sameIdentifier(each.profileId, profileId);
  const bank = isCard ? undefined : banks.find(isIt);
  const card = isCard ? cards.find(isIt) : undefined;
  return {
    isCard,
    achInfo: bank && {
      accountType: bank.accountType,
      accountNumber: bank.last4,
      profileId: bank.profileId,
    },
    cardInfo: card && {
      cardType: card.cardType,
      cardNumber: card.last4,
      expirationDate: card.expirationDate,
      profileId: card.profileId,
      debitCredit: card.debitCredit,
    },
  };
}
