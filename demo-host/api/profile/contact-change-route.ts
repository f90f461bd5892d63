import { changeContactInfo, type InputOf } from '@portico/contract';
import {
  contactAddressProblems,
  ok,
  phoneChangeProblems,
  refuse,
  type ContactAddress,
  type PhoneChange,
} from '@portico/rules';
import { type Executor, isRecentlyProven, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById, type StoredBorrower } from '../identity/borrower-store';
import { notifyOwner } from '../identity/security-notice';
import { accountOf } from '../ledger/account-store';
import type { Message } from '../mail/mail';
import { lenderAddress } from '../messages/message-store';
import type { Services } from '../services';

type Input = InputOf<typeof changeContactInfo>;

/** What a borrower asks the lender to change. */
type ContactChange = {
  readonly accounts: readonly string[];
  readonly addresses: { readonly old: ContactAddress; readonly new: ContactAddress } | undefined;
  readonly phones: readonly PhoneChange[];
};

/**
 * Stores a request to change contact data, and mails it to the lender. The borrower is the one of
 * the session, whatever names the request has. A new telephone number needs a recent proof.
 */
export function contactChangeRoute(services: Services): Route {
  const { database, limits, mail } = services;
  return memberRoute(changeContactInfo, async (input, session, { now }) => {
    const { borrowerId } = session;
    const change = validChange(input);
    if (!change) return refuse('Error');
    const isOfPhone = change.phones.length > 0;
    if (isOfPhone && !isRecentlyProven(session, now)) return refuse('ProofRequired');
    const isStored = await database.write(async (tx) => {
      for (const number of change.accounts) {
        if (!(await accountOf(tx, borrowerId, number))) return false;
      }
      const counts = [{ limit: 'contactChange', by: borrowerId }] as const;
      if (!(await limits.take(tx, counts, now))) return false;
      await store(tx, borrowerId, change, now);
      return true;
    });
    if (!isStored) return refuse('Error');
    const borrower = await borrowerById(database, borrowerId);
    await mail.notify(mailOf(borrower, change));
    if (isOfPhone) await notifyOwner(services, borrower, 'telephoneAsked', now);
    return ok({});
  });
}

/** The request by the rules of the form (accounts §5); undefined where it breaks one. */
function validChange(input: Input): ContactChange | undefined {
  const { oldAddress, newAddress, phoneNumber1, phoneNumber2 } = input;
  const accounts = [...new Set(input.accountNumbers)];
  const addresses =
    oldAddress && newAddress ? { old: tidy(oldAddress), new: tidy(newAddress) } : undefined;
  const phones = [phoneNumber1, phoneNumber2].filter((phone) => phone !== undefined);
  const isOneAddress = (oldAddress === undefined) !== (newAddress === undefined);
  const problems = [
    ...(addresses ? [addresses.old, addresses.new] : []).map(contactAddressProblems),
    ...phones.map(phoneChangeProblems),
  ].flatMap((each) => Object.values(each));
  const isValid =
    accounts.length > 0 &&
    (addresses !== undefined || phones.length > 0) &&
    !isOneAddress &&
    problems.every((problem) => problem === undefined) &&
    phones.every(({ oldPhoneNumber }) => oldPhoneNumber !== '');
  return isValid ? { accounts, addresses, phones } : undefined;
}

type GivenAddress = NonNullable<Input['newAddress']>;

/** Each part on one line, without spaces around it. */
function tidy({ addressLine1, addressLine2 = '', city, state, zip }: GivenAddress): ContactAddress {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    addressLine1: oneLine(addressLine1),
    addressLine2: oneLine(addressLine2),
    city: oneLine(city),
    state: state.toUpperCase(),
    zip: zip.trim(),
  };
}

async function store(
  tx: Executor,
  borrowerId: number,
  change: ContactChange,
  now: number,
): Promise<void> {
  await tx.run('INSERT INTO contact_changes (asked_at, borrower_id, request) VALUES (?, ?, ?)', [
    now,
    borrowerId,
    JSON.stringify(change),
  ]);
}

function mailOf(borrower: StoredBorrower, { accounts, addresses, phones }: ContactChange): Message {
  const { name, email, branch } = borrower;
  return {
    to: lenderAddress,
    subject: 'Change of contact data',
    text: [
      `${name} <${email ?? 'no e-mail'}>, branch ${branch}`,
      `Accounts: ${accounts.join(', ')}`,
      ...(addresses
        ? [`Old address: ${lineOf(addresses.old)}`, `New address: ${lineOf(addresses.new)}`]
        : []),
      ...phones.map(
        ({ oldPhoneNumber, newPhoneNumber }) =>
          `Telephone: ${oldPhoneNumber} becomes ${newPhoneNumber}`,
      ),
    ].join('\n\n'),
  };
}

function lineOf({ addressLine1, addressLine2, city, state, zip }: ContactAddress): string {
  return [addressLine1, addressLine2, city, `${state} ${zip}`].filter(Boolean).join(', ');
}
