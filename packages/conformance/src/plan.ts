import type { Call } from '@portico/contract';
import { allCalls } from '@portico/contract/openapi';
import { formatMoney, centsFromAmount } from '@portico/rules';
import { hasRequiredFields } from './samples';

/** What a run may do, as far as it writes. */
export type Planned = {
  readonly username: string | undefined;
  /** Dollars. */
  readonly pay: number | undefined;
  readonly payAgain: boolean;
  readonly lock: string | undefined;
};

const writing = allCalls.filter(({ effect }) => effect === 'writes');
const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name).join(', ');
const isOpen = ({ session }: Call) => session === 'none' || session === 'optional';
const ofVisitors = writing.filter((call) => isOpen(call) && hasRequiredFields(call));
const ofBorrowers = writing.filter((call) => !isOpen(call));

/** What `--change` does, one line each; the calls are those of the contract that write. */
export function plannedChanges({ username, pay, payAgain, lock }: Planned): readonly string[] {
  return [
    'reports an error, "conformance check" (clientError)',
    `tries credentials, codes and tokens of nobody, which may count as guesses from this address (${namesOf(writing.filter(isOpen))})`,
    `sends calls of a visitor without their fields: an API that does not check them would register nobody, send an empty message, stop mails (${namesOf(ofVisitors)})`,
    `sends calls of a borrower without a session and with an invalid one, with names of nothing and amounts of zero: an API that does not check the session would carry them out (${namesOf(ofBorrowers)})`,
    ...(username === undefined
      ? []
      : [
          `enters one wrong password and one wrong code for ${username}, and has a second code sent (userLogin, validateCode, resendCode)`,
          `sends the same calls of a borrower as ${username}: before the sign-in is complete, without their fields, and for accounts of nobody`,
          'has a random word compared with earlier passwords, and looks up a key that was never used, which closes it (validatePasswordForLoggedInUser, paymentOutcome)',
          'sends a request of a kind that does not exist, and a reply to a request of nobody, which have to be refused (submitRequest, replyToRequest)',
          'saves the notification preferences, and the ways statements and tax forms are sent, as they are (updateProfile, setStatementFormat, setTaxFormDelivery)',
          'sends a consent to electronic tax forms without its wording: an API that does not check that would record it (setTaxFormDelivery)',
        ]),
    ...(pay === undefined
      ? []
      : [
          `books one payment of ${formatMoney(centsFromAmount(pay))} on the first loan with a saved bank account; asks again with the loan (submitImmediateBank)`,
          'sends payments of nothing by other keys, which have to be refused (submitImmediateBank)',
        ]),
    ...(payAgain
      ? [
          'sends that payment again, by its key and without one, which may book it again; asks again, and --yes does not answer',
        ]
      : []),
    ...(lock === undefined ? [] : [`locks the username ${lock} by wrong passwords (userLogin)`]),
  ];
}
