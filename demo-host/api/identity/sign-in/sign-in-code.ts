import { fail, ok, type Outcome } from '@portico/rules';
import type { Executor } from '../../database/database';
import type { Services } from '../../services';
import { codeMails, wrongCodes } from '../borrower-counts';
import type { StoredBorrower } from '../borrower-store';
import { everyEmailOf } from '../email/email-change';
import { codesOf, type CodeProblem } from '../security-code';

const codes = codesOf('security_codes');

type Who = { readonly borrowerId: number; readonly tokenHash: string };

/** Issues a code to mail for a sign-in; fails during a pause and over the limit of mails. */
export async function issueSignInCode(
  tx: Executor,
  services: Services,
  { borrowerId: id, tokenHash }: Who,
  now: number,
): Promise<Outcome<string, 'MaxAttemptsReached'>> {
  const { limits } = services;
  const pauses = await limits.isReached(tx, [wrongCodes({ id })], now);
  if (pauses || !(await limits.take(tx, [codeMails({ id })], now))) {
    return fail('MaxAttemptsReached');
  }
  return ok(await codes.issue(tx, services, tokenHash, now));
}

/** The result of an entry, and whether it is the wrong one that pauses the borrower's codes. */
export type CheckedCode = {
  readonly outcome: Outcome<undefined, CodeProblem>;
  readonly pauses: boolean;
};

/** Checks the code of a sign-in. Wrong ones count by borrower, across sign-ins and resends. */
export async function checkSignInCode(
  tx: Executor,
  services: Services,
  { borrowerId: id, tokenHash }: Who,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<CheckedCode> {
  const isPaused = () => services.limits.isReached(tx, [wrongCodes({ id })], now);
  if (await isPaused()) return { outcome: fail('MaxAttemptsReached'), pauses: false };
  const guess = { of: [wrongCodes({ id })], from: [] };
  const outcome = await codes.check(tx, services, { tokenHash, code, now, guess });
  // A right code shows that the mails arrive, so their count is reset too.
  if (outcome.ok) await services.limits.forget(tx, [codeMails({ id })]);
  return { outcome, pauses: !outcome.ok && (await isPaused()) };
}

/**
 * E-mails the security code of a sign-in; for a day after a change of address to the one before too,
 * so that an owner who made no change can still sign in.
 */
export async function sendCode(
  { database, mail }: Services,
  borrower: Pick<StoredBorrower, 'id' | 'email' | 'name'>,
  code: string,
  now: number,
): Promise<void> {
  for (const to of await everyEmailOf(database, borrower, now)) {
    await mail.send({
      to,
      subject: 'Your security code',
      text: `${borrower.name}, your security code is ${code}.\n\nIt is good for ten minutes. If you are not signing in, change your password.\n\nCedar Valley Credit`,
    });
  }
}

/** Mails the borrower that wrong codes were entered after the right password. */
export async function notifyOfPause(
  { mail }: Services,
  { email, name }: Pick<StoredBorrower, 'email' | 'name'>,
): Promise<void> {
  if (!email) return;
  await mail.notify({
    to: email,
    subject: 'Signing in is paused',
    text: `${name}, too many wrong security codes were entered for your online access. Signing in with a code is paused for a while, a quarter of an hour at least.\n\nWhoever enters codes knows your password, or is signed in as you. If it was not you, choose a new password: press "Can't sign in?" on the sign-in page.\n\nCedar Valley Credit`,
  });
}
