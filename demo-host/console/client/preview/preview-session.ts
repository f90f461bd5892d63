import { sessionKey } from '@portico/contract/page-protocol';
import { useEffect, useState } from 'react';
import type { BorrowerAccount } from '../../../api/console-routes';
import { host } from '../host';
import type { PreviewChoice } from './preview-choice';
import { accountsFor } from './shown-account';

/** Tags that lead elsewhere once somebody is signed in. */
const tagsOfVisitors: readonly string[] = [
  'portico-sign-in',
  'portico-recovery',
  'portico-activation',
  'portico-password-change',
  'portico-registration',
];

export const isForVisitors = (tag: string): boolean => tagsOfVisitors.includes(tag);

/** With whom the pages of a preview are loaded. */
export type PreviewSession = {
  /** What the tag can show one of: accounts or applications of who is signed in. */
  readonly accounts: readonly BorrowerAccount[];
};

const withoutAccounts: PreviewSession = { accounts: [] };

/** Stores a session of the chosen borrower, which this tab's previews have then, or removes it. */
async function storeSession({ tag, borrower }: SessionOfPreview): Promise<PreviewSession> {
  sessionStorage.removeItem(sessionKey);
  if (isForVisitors(tag)) return withoutAccounts;
  const username = borrower ?? (await host.borrowers())[0]?.username ?? '';
  const [session, accounts] = await Promise.all([
    host.beginSession(username),
    host.accounts(username),
  ]);
  const stored = { ...session, id: crypto.randomUUID(), api: location.origin };
  sessionStorage.setItem(sessionKey, JSON.stringify(stored));
  return { accounts: accountsFor(tag, accounts) };
}

type SessionOfPreview = Pick<PreviewChoice, 'tag' | 'borrower'>;

/**
 * With whom the pages of a preview can be loaded: the chosen borrower is signed in, or nobody where
 * the tag is a visitor's. No frame may be shown while it is undefined, because a page takes the
 * session of another one.
 *
 * @param round another number begins another session
 */
export function usePreviewSession(
  { tag, borrower }: SessionOfPreview,
  round = 0,
): PreviewSession | undefined {
  const [stored, setStored] = useState<{ readonly of: string; readonly session: PreviewSession }>();
  const wanted = [tag, borrower, round].join(' ');
  useEffect(() => {
    let isCurrent = true;
    const done = (session: PreviewSession) => {
      if (isCurrent) setStored({ of: wanted, session });
    };
    // Without a session, the preview asks to sign in.
    void storeSession({ tag, borrower }).then(done, () => done(withoutAccounts));
    return () => {
      isCurrent = false;
    };
  }, [tag, borrower, wanted]);
  return stored?.of === wanted ? stored.session : undefined;
}
