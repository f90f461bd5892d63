import { useCore, useSignalValue, useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Credentials } from '../sign-in.flow';
import { signInTexts } from '../sign-in.sentences';

/**
 * One click signs in the configured test borrower. Only in development builds: a production build
 * drops this file (access §2).
 */
export function QuickSignIn(props: { readonly submit: (as: Credentials) => void }): ReactNode {
  const t = useTexts(signInTexts);
  const { quickSignIn } = useSignalValue(useCore().configuration);
  if (!quickSignIn) return null;
  return <Button onClick={() => props.submit(quickSignIn)}>{t('quickSignIn')}</Button>;
}
