import { useCore, useSignalValue, useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import type { Credentials } from '../sign-in.flow';
import { signInTexts } from '../sign-in.texts';

/**
 * One press signs the configured test borrower in. Only in builds for development: a production
 * build drops this file (access §2).
 */
export function QuickSignIn(props: { readonly submit: (as: Credentials) => void }): ReactNode {
  const t = useTexts(signInTexts);
  const { quickSignIn } = useSignalValue(useCore().configuration);
  if (!quickSignIn) return null;
  return <Button onClick={() => props.submit(quickSignIn)}>{t('quickSignIn')}</Button>;
}
