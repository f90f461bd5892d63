import type { Count } from './attempt-limits';

type Borrower = { readonly id: number };

/** Wrong passwords for a username, known or not. */
export const wrongPassword = (username: string): Count => ({
  limit: 'wrongPassword',
  by: username,
});

/** Wrong security codes, across sign-ins. */
export const wrongCodes = ({ id }: Borrower): Count => ({ limit: 'wrongCode', by: id });

/** Security codes mailed. */
export const codeMails = ({ id }: Borrower): Count => ({ limit: 'codeMail', by: id });

/** Wrong social security numbers, across sign-ins. */
export const wrongSsn = ({ id }: Borrower): Count => ({ limit: 'wrongSsn', by: id });

/** New passwords compared with the SSN and the earlier ones. */
export const passwordChecks = ({ id }: Borrower): Count => ({ limit: 'passwordCheck', by: id });

/** Wrong secret answers. */
export const wrongAnswers = ({ id }: Borrower): Count => ({ limit: 'wrongAnswer', by: id });

/** Links for a new password mailed. */
export const linkMails = ({ id }: Borrower): Count => ({ limit: 'linkMail', by: id });
