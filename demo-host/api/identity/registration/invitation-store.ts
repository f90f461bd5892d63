import { number, object, picklist, string } from 'valibot';
import { type Executor, hashToken, newToken } from '@portico/server/parts';

/** A person invited to online access. */
export type Invitation = {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly branch: string;
  readonly standing: 'active' | 'restricted';
};

/** Milliseconds for which an invitation is valid. */
const invitationTime = 7 * 24 * 60 * 60_000;

const row = object({
  username: string(),
  name: string(),
  email: string(),
  branch: string(),
  standing: picklist(['active', 'restricted']),
  expires_at: number(),
});

/** Stores an invitation; resolves to the token of its link. */
export async function invite(tx: Executor, invitation: Invitation, now: number): Promise<string> {
  const token = newToken();
  const { username, name, email, branch, standing } = invitation;
  await tx.run('INSERT INTO invitations VALUES (?, ?, ?, ?, ?, ?, ?)', [
    hashToken(token),
    username,
    name,
    email,
    branch,
    standing,
    now + invitationTime,
  ]);
  return token;
}

/** The invitation of a token; undefined for a used, expired or unknown one. */
export async function invitationOf(
  from: Executor,
  token: string,
  now: number,
): Promise<Invitation | undefined> {
  const found = await from.first(row, 'SELECT * FROM invitations WHERE token_hash = ?', [
    hashToken(token),
  ]);
  return found && found.expires_at > now ? found : undefined;
}

/** Creates the online access and deletes every invitation to it. */
export async function acceptInvitation(
  tx: Executor,
  { username, name, email, branch, standing }: Invitation,
  passwordHash: string,
): Promise<void> {
  await tx.run(
    `INSERT INTO borrowers (id, username, password_hash, name, email, branch, standing)
     VALUES ((SELECT MAX(id) + 1 FROM borrowers), ?, ?, ?, ?, ?, ?)`,
    [username, passwordHash, name, email, branch, standing],
  );
  await tx.run('DELETE FROM invitations WHERE username = ?', [username]);
}
