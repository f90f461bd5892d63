import type { Session } from './session';

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
