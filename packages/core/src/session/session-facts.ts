import type { Session } from './session';

/** Whose what this browser keeps is: a borrower of one API. */
export function ownerOf(session: Pick<Session, 'api' | 'username'> | undefined): string {
  return session ? `${session.username} ${session.api}` : '';
}

/** The name that greets the borrower. */
export function shownName(session: Pick<Session, 'personalName' | 'username'>): string {
  return session.personalName || session.username;
}

/** Whether the profile has an e-mail address (access §3). */
export function hasEmailAddress(session: Pick<Session, 'emailAddress'>): boolean {
  return session.emailAddress !== '';
}

/** Whether the user is a person and not a company (access §3). */
export function isPersonalUser(session: Pick<Session, 'companyNumber'>): boolean {
  return session.companyNumber === 0;
}
