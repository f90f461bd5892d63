import { agreementsTexts } from '@portico/core/agreements';
import { useCore, useFlow, useSetting, useSettingReader, useTexts } from '@portico/element';
import { Dialog } from '@portico/ui';
import type { ReactNode } from 'react';
import { TermsDialog } from '../ach-terms/terms-dialog';
import type { TermsStep } from '../ach-terms/terms-step';
import type { MethodFormProps } from '../method-form';
import { createNewBankAccount } from './new-bank-account.controller';
import type { NewBankAccountState } from './new-bank-account.state';
import { newBankAccountTexts } from './new-bank-account.sentences';
import { BankForm } from './screens/bank-form';
import {
  allowSavingsOption,
  hideConfirmAccountNumberOption,
} from '../../../../settings/ach-payment-options';

export const texts = [newBankAccountTexts, agreementsTexts];

/** The modal for a new bank account: the form and the terms to accept. */
export default function NewBankAccountView(props: MethodFormProps): ReactNode {
  const { accountNumber, saving, onUse, onCancel } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(newBankAccountTexts);
  const { state, send } = useFlow(() =>
    createNewBankAccount({
      core,
      read,
      accountNumber,
      saving,
      use: onUse,
    }),
  );
  const rules = {
    saving,
    confirm: !useSetting(hideConfirmAccountNumberOption),
    savings: useSetting(allowSavingsOption),
  };
  const { step } = state;
  const terms = termsOf(step);
  if (terms) {
    const busy = step.at === 'sending';
    return <TermsDialog step={terms} intro={t('termsIntro')} busy={busy} send={send} />;
  }
  return (
    <Dialog open title={t('heading')} width={480} onClose={onCancel}>
      <BankForm state={state} send={send} rules={rules} onCancel={onCancel} />
    </Dialog>
  );
}

/** The terms stay visible until the host has accepted or refused the account. */
function termsOf(step: NewBankAccountState['step']): TermsStep | undefined {
  if (step.at === 'terms') return step;
  return step.at === 'sending' ? step.terms : undefined;
}
