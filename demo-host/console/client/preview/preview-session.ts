import { sessionKey } from '@portico/contract/page-protocol';
import { useEffect, useState } from 'react';
import { host } from '../host';
import type { PreviewChoice } from './preview-choice';

/** Tags that lead elsewhere once somebody is signed in. */
const tagsOfVisitors: readonly string[] = [
  'portico-sign-in',
  'portico-recovery',
  'portico-activation',
  'portico-password-change',
  'portico-registration',
];

export const isForVisitors = (tag: string): boolean => tagsOfVisitors.includes(tag);

/** Stores a session of the chosen borrower, which this tab's previews have then, or removes it. */
async function storeSession({ tag, borrower }: SessionOfPreview): Promise<void> {
  sessionStorage.removeItem(sessionKey);
  if (isForVisitors(tag)) return;
  const username = borrower ?? (await host.borrowers())[0]?.username ?? '';
  const session = await host.beginSession(username);
  const stored = { ...session, id: crypto.randomUUID(), api: location.origin };
  sessionStorage.setItem(sessionKey, JSON.stringify(stored));
}

type SessionOfPreview = Pick<PreviewChoice, 'tag' | 'borrower'>;

/**
 * Whether the pages of a preview can be loaded: the chosen borrower is signed in, or nobody where
 * the tag is a visitor's. No frame may be shown until then, because a page takes the session of
 * another one.
 *
 * @param round another number begins another session
 */
export function usePreviewSession({ tag, borrower }: SessionOfPreview, round = 0): boolean {
  const [stored, setStored] = useState<string>();
  const wanted = [tag, borrower, round].join(' ');
  useEffect(() => {
    let isCurrent = true;
    // Without a session, the preview asks to sign in.
    const done = () => {
      if (isCurrent) setStored(wanted);
    };
    void storeSession({ tag, borrower }).then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [tag, borrower, wanted]);
  return stored === wanted;
}
