import { useTexts } from '@portico/element';
import {
  addressFields,
  usStates,
  zipCodeLength,
  type AddressEntry,
  type AddressField,
  type AddressProblem,
} from '@portico/rules';
import { DigitsInput, fieldProps, Select, TextInput } from '@portico/ui';
import type { ReactNode, Ref } from 'react';
import { addressTexts, type AddressTextKey } from './address.sentences';
import { StreetInput } from './street-input';

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

type AddressFieldsProps = {
  /** The state of the form that the fields are a part of. */
  readonly state: {
    readonly values: AddressEntry;
    readonly errors: Readonly<Record<AddressField, AddressProblem | undefined>>;
    readonly touched: { readonly has: (field: AddressField) => boolean };
  };
  readonly send: (
    event:
      | { readonly type: 'change'; readonly field: AddressField; readonly value: string }
      | { readonly type: 'blur'; readonly field: AddressField },
  ) => void;
  /** Why the server refused the value of a field. */
  readonly refusals?: { readonly [F in AddressField]?: string | undefined };
  /** The id of the sentence that says why the address cannot be changed; undefined where it can. */
  readonly disabledBy?: string | undefined;
  /** The first field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
};

/** Street, city, state and zip code, as parts of a form (accounts §5; access §5). */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const { state, send, refusals = {}, disabledBy, ref } = props;
  const t = useTexts(addressTexts);
  const field = (name: AddressField) => {
    const problem = state.errors[name];
    const text = problem && problemTexts[name][problem];
    const control = fieldProps({ state, send }, name, t(name), text && t(text));
    return {
      ...control,
      error: control.error ?? refusals[name],
      placeholder: t(`${name}Placeholder`),
      disabled: disabledBy !== undefined,
    };
  };
  return (
    <fieldset aria-describedby={disabledBy} className="grid grid-cols-1 gap-4">
      <StreetInput
        ref={ref}
        {...field('address1')}
        autoComplete="address-line1"
        onPick={(address) => {
          for (const name of addressFields) {
            send({ type: 'change', field: name, value: address[name] });
          }
        }}
      />
      <TextInput {...field('city')} autoComplete="address-level2" />
      <div className="@container">
        <div className="grid grid-cols-1 gap-4 @min-[320px]:grid-cols-[3fr_2fr]">
          <Select {...field('state')} options={states} autoComplete="address-level1" />
          <DigitsInput {...field('zipCode')} maxDigits={zipCodeLength} autoComplete="postal-code" />
        </div>
      </div>
    </fieldset>
  );
}
