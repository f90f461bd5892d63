import { useTexts } from '@portico/element';
import type { CardDetailField } from '@portico/rules';
import { fieldProps, MaskedInput, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { expirationMask, zipMask } from '../masks';
import { errorText } from '../new-card.errors';
import { newCardTexts } from '../new-card.sentences';
import { pairClass } from '../../pair.classes';
import type { CardFormProps } from './card-form.props';

/** The properties of every field. */
function useField(form: CardFormProps) {
  const t = useTexts(newCardTexts);
  return (name: CardDetailField) => {
    const error = errorText(name, form.state.errors[name]);
    return { ...fieldProps(form, name, t(name), error && t(error)), required: true };
  };
}

export function NameFields(props: CardFormProps): ReactNode {
  const t = useTexts(newCardTexts);
  const field = useField(props);
  return (
    <div className={pairClass}>
      <TextInput {...field('firstName')} hint={t('nameHint')} autoComplete="cc-given-name" />
      <TextInput {...field('lastName')} hint={t('nameHint')} autoComplete="cc-family-name" />
    </div>
  );
}

export function Expiration(props: CardFormProps): ReactNode {
  const field = useField(props);
  return (
    <MaskedInput
      {...field('expiration')}
      mask={expirationMask}
      inputMode="numeric"
      autoComplete="cc-exp"
    />
  );
}

export function Zip(props: CardFormProps): ReactNode {
  const t = useTexts(newCardTexts);
  const field = useField(props);
  return (
    <div className={pairClass}>
      <MaskedInput
        {...field('zip')}
        hint={t('zipHint')}
        mask={zipMask}
        inputMode="numeric"
        autoComplete="billing postal-code"
      />
    </div>
  );
}

/** Shown if the lender requires the full billing address. */
export function AddressFields(props: CardFormProps): ReactNode {
  const field = useField(props);
  return (
    <>
      <TextInput {...field('address1')} autoComplete="billing address-line1" />
      <TextInput {...field('address2')} required={false} autoComplete="billing address-line2" />
      <div className={pairClass}>
        <TextInput {...field('city')} autoComplete="billing address-level2" />
        <TextInput {...field('state')} autoComplete="billing address-level1" />
      </div>
    </>
  );
}
