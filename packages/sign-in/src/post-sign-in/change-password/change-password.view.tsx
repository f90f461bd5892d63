import { passwordPolicy } from '@portico/core/credentials';
import { useFlow, useLoaded, useTexts } from '@portico/element';
import type { PasswordPolicy } from '@portico/rules';
import { Button, DialogActions, Skeleton } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { newPasswordCatalogues, NewPasswordForm } from '../../new-password/new-password-form';
import type { PostSignIn, StepProps } from '../step';
import { StepDialog } from '../step-dialog';
import { signInStepTexts } from '../sign-in-step.sentences';
import { createChangePassword } from './change-password.controller';
import { changePasswordTexts } from './change-password.sentences';

export const texts = [changePasswordTexts, ...newPasswordCatalogues, signInStepTexts];

/** The step in which the lender requires a new password (access §2). */
export default function ChangePasswordView({ postSignIn }: StepProps): ReactNode {
  const t = useTexts(changePasswordTexts);
  const policy = useLoaded(passwordPolicy);
  return (
    <StepDialog postSignIn={postSignIn} title={t('heading')}>
      <p>{t('intro')}</p>
      {policy ? <Form postSignIn={postSignIn} policy={policy} /> : <Skeleton rows={4} />}
    </StepDialog>
  );
}

type FormProps = { readonly postSignIn: PostSignIn; readonly policy: PasswordPolicy };

function Form({ postSignIn, policy }: FormProps): ReactNode {
  const t = useTexts(changePasswordTexts);
  const { state, send } = useFlow(() => createChangePassword(postSignIn, policy));
  const first = useRef<HTMLInputElement>(null);
  // The form may come after the dialog has opened.
  useEffect(() => first.current?.focus(), []);
  return (
    <NewPasswordForm
      state={state}
      send={send}
      first={first}
      username={postSignIn.held.username}
      actions={(reason, submit) => (
        <DialogActions>
          {reason}
          <Button variant="quiet" onClick={postSignIn.cancel}>
            {t('cancel')}
          </Button>
          {submit}
        </DialogActions>
      )}
    />
  );
}
