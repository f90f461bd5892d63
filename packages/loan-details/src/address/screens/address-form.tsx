import { useTexts } from '@portico/element';
import { usStates, zipCodeLength, type AddressField, type AddressProblem } from '@portico/rules';
import {
  Banner,
  Button,
  DigitsInput,
  fieldProps,
  Form,
  Inline,
  Select,
  TextInput,
} from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { AddressEvent, AddressState } from '../address.flow';
import { addressTexts, type AddressTextKey } from '../address.texts';

const states = usStates.map(({ value, description }) => ({ value, label: description }));

/** The text of each error a field can have. */
const problemTexts: Readonly<
  Record<AddressField, { readonly [P in AddressProblem]?: AddressTextKey }>
> = {
  address1: { required: 'address1Required', tooLong: 'address1TooLong' },
  city: { required: 'cityRequired', tooLong: 'cityTooLong' },
  state: { required: 'stateRequired' },
  zipCode: { required: 'zipCodeRequired', notFiveDigits: 'zipCodeNotFiveDigits' },
};

type AddressFormProps = {
  readonly state: AddressState;
  readonly send: (event: AddressEvent) => void;
  /** The id of the sentence that says why the address cannot be changed; undefined where it can. */
  readonly disabledBy: string | undefined;
  /** Moves the focus to the first field: the form was opened by a press. */
  readonly focusFirst: boolean;
  readonly onCancel: () => void;
};

/** Street, city, state and zip code; Save and Cancel while a value differs (accounts §4, §5). */
export function AddressForm(props: AddressFormProps): ReactNode {
  const { state, send, disabledBy, focusFirst, onCancel } = props;
  const t = useTexts(addressTexts);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) first.current?.focus();
  }, [focusFirst]);

  const field = (name: AddressField) => {
    const problem = state.errors[name];
    const text = problem && problemTexts[name][problem];
    return {
      ...fieldProps({ state, send }, name, t(name), text && t(text)),
      placeholder: t(`${name}Placeholder`),
      disabled: disabledBy !== undefined,
    };
  };
  const zipCode = field('zipCode');
  const refusal = state.submitError;
  const zipRefusal = refusal?.at === 'zipCode' ? t(refusal.text) : undefined;
  return (
    <Form onSubmit={() => send({ type: 'submit' })} failedSubmits={state.failedSubmits}>
      <fieldset aria-describedby={disabledBy} className="grid grid-cols-1 gap-4">
        <TextInput ref={first} {...field('address1')} autoComplete="address-line1" />
        <TextInput {...field('city')} autoComplete="address-level2" />
        <div className="grid grid-cols-1 gap-4 @min-[320px]:grid-cols-[1fr_8rem]">
          <Select {...field('state')} options={states} autoComplete="address-level1" />
          <DigitsInput
            {...zipCode}
            error={zipCode.error ?? zipRefusal}
            maxDigits={zipCodeLength}
            autoComplete="postal-code"
          />
        </div>
      </fieldset>
      <FormError state={state} />
      {state.changed && (
        <Inline>
          <Button type="submit" variant="primary" busy={state.isPending}>
            {t('save')}
          </Button>
          <Button variant="quiet" disabled={state.isPending} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      )}
    </Form>
  );
}

/** What is wrong with the whole form: invalid fields, or the server's refusal. */
function FormError({ state }: { readonly state: AddressState }): ReactNode {
  const t = useTexts(addressTexts);
  const { failedSubmits, isValid, submitError } = state;
  if (failedSubmits > 0 && !isValid) return <Banner tone="error">{t('correctErrors')}</Banner>;
  if (submitError?.at !== 'form') return null;
  return (
    <Banner tone="error">
      {'message' in submitError ? submitError.message : t(submitError.text)}
    </Banner>
  );
}
