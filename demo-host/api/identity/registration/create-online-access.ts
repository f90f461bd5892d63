import type { RegistrationCode } from '@portico/contract';
import { digitsOnly, ok, phoneLength, refuse, type Checked } from '@portico/rules';
import { number, object } from 'valibot';
import { type Executor, networkOf, type RequestDetails } from '@portico/server/parts';
import type { Services } from '../../services';
import { logAgreements, type ShownAgreement } from '../agreement-store';
import { setSecretQuestion } from '../borrower-store';
import type { Registration } from './check-registration';
import type { UnregisteredBorrower } from './unregistered-borrowers';
import { onlyPhone, savePhones } from '../phone-store';

/** The registered borrower; an address that is not verified still needs the mailed link. */
export type Registered = {
  readonly borrowerId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly restricted: boolean;
};

/** A registration that passed every check. */
export type CheckedRegistration = {
  readonly input: Registration & { readonly email: string };
  readonly emailVerified: boolean;
  readonly agreements: readonly ShownAgreement[];
};

/** Creates the online access of an unregistered borrower; stores nothing when the username is taken. */
export async function createOnlineAccess(
  services: Services,
  { borrowerId, standing }: UnregisteredBorrower,
  { input, emailVerified, agreements }: CheckedRegistration,
  request: RequestDetails,
): Promise<Checked<Registered, RegistrationCode>> {
  const { email } = input;
  const { database, limits, passwords } = services;
  if (await isTaken(database, input.userName)) return refuse('LoginNameExists');
  const from = networkOf(request.ip);
  const counts = [{ limit: 'registrationFrom', by: from }] as const;
  if (!(await limits.admit(database, counts, request.now))) return refuse('Failed');
  const [passwordHash, answerHash] = await passwords.inTurn(from, async ({ hash }) => [
    await hash(input.password),
    await hash((input.secretAnswer ?? '').trim().toLowerCase()),
  ]);
  return database.write(async (tx) => {
    if (await isTaken(tx, input.userName)) return refuse('LoginNameExists');
    await tx.run(
      'UPDATE borrowers SET username = ?, password_hash = ?, email = ?, email_verified = ? WHERE id = ?',
      [input.userName, passwordHash, email, emailVerified ? 1 : 0, borrowerId],
    );
    const phone = digitsOnly(input.phoneNumber ?? '');
    if (phone.length === phoneLength) {
      await savePhones(tx, borrowerId, [{ ...onlyPhone, number: phone }]);
    }
    const deleted = await tx.run('DELETE FROM newcomers WHERE borrower_id = ?', [borrowerId]);
    // Of two simultaneous registrations of one person the first succeeds.
    if (deleted === 0) throw new Error('The borrower has registered meanwhile');
    if (input.secretQuestion) {
      const question = input.secretQuestion.trim();
      await setSecretQuestion(tx, borrowerId, { question, answerHash });
    }
    await logAgreements(tx, agreements, { ...request, borrowerId });
    return ok({ borrowerId, email, emailVerified, restricted: standing === 'restricted' });
  });
}

async function isTaken(from: Executor, username: string): Promise<boolean> {
  const count = object({ n: number() });
  const taken = await from.first(count, 'SELECT COUNT(*) AS n FROM borrowers WHERE username = ?', [
    username,
  ]);
  return taken?.n !== 0;
}
