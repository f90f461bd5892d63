import { useFailureText, useTexts } from '@portico/element';
import { accountNumberLength, routingNumberLength, type BankAccountField } from '@portico/rules';
import {
  Banner,
  Button,
  Checkbox,
  checkIcon,
  DialogActions,
  DigitsInput,
  fieldProps,
  Form,
  Icon,
  RadioGroup,
  TextInput,
} from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorText } from '../new-bank-account.errors';
import type {
  NewBankAccountEvent,
  NewBankAccountRules,
  NewBankAccountState,
} from '../new-bank-account.state';
import { newBankAccountTexts } from '../new-bank-account.sentences';
import { pairClass } from '../../pair.classes';
import { CheckPicture } from './check-picture';

/** The fields of a bank account (payments §5). */
export function BankForm(props: {
  readonly state: NewBankAccountState;
  readonly send: (event: NewBankAccountEvent) => void;
  readonly rules: Omit<NewBankAccountRules, 'preCheck'> & { readonly savings: boolean };
  readonly onCancel: () => void;
}): ReactNode {
  const { state, send, rules } = props;
  const { values, bank, step } = state;
  const t = useTexts(newBankAccountTexts);
  const failure = useFailureText(newBankAccountTexts);
  const banner = useRef<HTMLDivElement>(null);
  // It is above the fields, which may have been scrolled.
  useEffect(() => banner.current?.focus(), [step]);
  const field = (name: BankAccountField) => {
    const error = errorText(name, state.errors);
    return { ...fieldProps({ state, send }, name, t(name), error && t(error)), required: true };
  };
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      {step.at === 'form' && step.problem && (
        <Banner tone="error" ref={banner}>
          {failure(step.problem.text, step.problem.unanswered)}
        </Banner>
      )}
      <CheckPicture label={t('checkPicture')} />
      <div>
        <DigitsInput
          {...field('routingNumber')}
          hint={t('routingNumberHint')}
          maxDigits={routingNumberLength}
        />
        <div aria-live="polite" className="mt-1.5 text-sm text-muted empty:mt-0">
          {bank.at === 'looking' && t('lookingUp')}
          {bank.at === 'found' && (
            <span className="flex items-start gap-1.5">
              <Icon path={checkIcon} />
              {[bank.name, bank.place].filter(Boolean).join(', ')}
            </span>
          )}
          {bank.at === 'failed' && t('errorLookUp')}
        </div>
      </div>
      <div className={pairClass}>
        <DigitsInput {...field('accountNumber')} maxDigits={accountNumberLength} />
        {rules.confirm && (
          <DigitsInput {...field('confirmation')} maxDigits={accountNumberLength} />
        )}
      </div>
      <TextInput {...field('ownerName')} hint={t('ownerNameHint')} autoComplete="name" />
      {rules.savings && (
        <RadioGroup
          name="accountType"
          label={t('accountType')}
          value={values.accountType}
          options={[
            { value: 'Checking', label: t('checking') },
            { value: 'Savings', label: t('savings') },
          ]}
          onChange={(value) => send({ type: 'change', field: 'accountType', value })}
        />
      )}
      {rules.saving.save && rules.saving.singleUse && (
        <Checkbox
          name="save"
          label={t('save')}
          checked={values.save}
          onChange={(value) => send({ type: 'change', field: 'save', value })}
        />
      )}
      <DialogActions>
        <Button variant="quiet" onClick={props.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={step.at === 'sending'}>
          {t('continue')}
        </Button>
      </DialogActions>
    </Form>
  );
}
