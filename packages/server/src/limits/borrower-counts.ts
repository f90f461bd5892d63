import { networkOf } from '../http/request/network';
import type { Count, Guess } from './attempt-limits';

type Borrower = { readonly id: number };

/** Wrong passwords for a username, known or not. */
export const wrongPassword = (username: string): Count => ({
  limit: 'wrongPassword',
  by: username,
});

/**
 * A guess at the password of a username; in a sign-in and in the profile it is the same secret. A
 * trusted device (the hash of its token) has counts of its own: wrong passwords from elsewhere, for
 * its name or any other, do not lock it out.
 */
export const passwordGuess = (username: string, ip: string, device?: string): Guess =>
  device === undefined
    ? {
        of: [wrongPassword(username)],
        from: [{ limit: 'wrongPasswordFrom', by: networkOf(ip) }],
        always: [{ limit: 'passwordFrom', by: `${username} ${networkOf(ip)}` }],
      }
    : {
        of: [{ limit: 'wrongPasswordOnDevice', by: device }],
        from: [],
        always: [{ limit: 'passwordFrom', by: `device ${device}` }],
      };

/** Wrong security codes, across sign-ins. */
export const wrongCodes = ({ id }: Borrower): Count => ({ limit: 'wrongCode', by: id });

/** Security codes mailed: in all, and for sign-ins from one network. */
export const codeMails = ({ id }: Borrower, ip: string): readonly Count[] => [
  { limit: 'codeMail', by: id },
  { limit: 'codeMailFrom', by: `${id} ${networkOf(ip)}` },
];

/** Wrong social security numbers, across sign-ins. */
export const wrongSsn = ({ id }: Borrower): Count => ({ limit: 'wrongSsn', by: id });

/** New passwords compared with the SSN and the earlier ones. */
export const passwordChecks = ({ id }: Borrower): Count => ({ limit: 'passwordCheck', by: id });

/** Wrong secret answers. */
export const wrongAnswers = ({ id }: Borrower): Count => ({ limit: 'wrongAnswer', by: id });

/** New login names tried. */
export const loginNames = ({ id }: Borrower): Count => ({ limit: 'loginName', by: id });

/** New e-mail addresses. */
export const newEmails = ({ id }: Borrower): Count => ({ limit: 'newEmail', by: id });

/** Tokens for documents. */
export const documentTokens = ({ borrowerId }: { readonly borrowerId: number }): Count => ({
  limit: 'documentToken',
  by: borrowerId,
});

/** Links for a new password mailed. */
export const linkMails = ({ id }: Borrower): Count => ({ limit: 'linkMail', by: id });
