import { useTexts } from '@portico/element';
import { accountNumberLength, routingNumberLength, type BankAccountField } from '@portico/rules';
import { Banner, Button, Checkbox, DigitsInput, Inline, RadioGroup, TextInput } from '@portico/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { problemText } from '../new-bank-account.errors';
import type { FormEvent, FormRules, FormState } from '../new-bank-account.state';
import { newBankAccountTexts } from '../new-bank-account.texts';

/** The fields of a bank account (payments §5). */
export function BankForm(props: {
  readonly state: FormState;
  readonly send: (event: FormEvent) => void;
  readonly rules: FormRules & { readonly savings: boolean };
  readonly onCancel: () => void;
}): ReactNode {
  const { state, send, rules } = props;
  const form = useFirstProblemFocused(state);
  const { entry, bank, step } = state;
  const t = useTexts(newBankAccountTexts);
  const field = (name: BankAccountField) => {
    const problem = state.touched.has(name) ? problemText(name, state.problems) : undefined;
    return {
      required: true,
      name,
      label: t(name),
      value: entry[name],
      error: problem && t(problem),
      onChange: (text: string) => send({ type: 'edit', patch: { [name]: text } }),
      onBlur: () => send({ type: 'leave', field: name }),
    };
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'continue' });
      }}
    >
      {step.at === 'form' && step.problem && <Banner tone="error">{t(step.problem)}</Banner>}
      <TextInput {...field('ownerName')} hint={t('ownerNameHint')} autoComplete="name" />
      <div>
        <DigitsInput
          {...field('routingNumber')}
          hint={t('routingNumberHint')}
          maxDigits={routingNumberLength}
        />
        <div aria-live="polite" className="mt-1.5 text-sm text-muted empty:mt-0">
          {bank.at === 'looking' && t('lookingUp')}
          {bank.at === 'found' && bank.name}
          {bank.at === 'failed' && t('errorLookUp')}
        </div>
      </div>
      <DigitsInput {...field('accountNumber')} maxDigits={accountNumberLength} />
      {rules.confirm && <DigitsInput {...field('confirmation')} maxDigits={accountNumberLength} />}
      {rules.savings && (
        <RadioGroup
          name="accountType"
          label={t('accountType')}
          value={entry.accountType}
          options={[
            { value: 'Checking', label: t('checking') },
            { value: 'Savings', label: t('savings') },
          ]}
          onChange={(accountType) => send({ type: 'edit', patch: { accountType } })}
        />
      )}
      {rules.saving.save && rules.saving.singleUse && (
        <Checkbox
          name="save"
          label={t('save')}
          checked={state.save}
          onChange={(on) => send({ type: 'save', on })}
        />
      )}
      <Inline>
        <Button type="submit" variant="primary" busy={step.at === 'sending'}>
          {t('continue')}
        </Button>
        <Button onClick={props.onCancel}>{t('cancel')}</Button>
      </Inline>
    </form>
  );
}

/** When Continue finds a problem, moves the focus to the first invalid field. */
function useFirstProblemFocused({ attempts }: FormState): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const invalid = ref.current?.querySelector('[aria-invalid=true]');
    if (attempts > 0 && invalid instanceof HTMLElement) invalid.focus();
  }, [attempts]);
  return ref;
}
