import { useTexts } from '@portico/element';
import { StreetInput } from '@portico/shared/address';
import {
  usStates,
  zipCodeLength,
  type ContactAddressField,
  type ContactAddressProblem,
} from '@portico/rules';
import { DigitsInput, fieldProps, Select, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { addressNames, type Side } from '../contact-change.model';
import { contactChangeTexts, type ContactChangeTextKey } from '../contact-change.sentences';
import { useKnownAddress } from '../use-known-address';
import { useOpenAccounts } from '../use-open-accounts';
import type { ContactFormProps } from './contact-form-props';

const states = usStates.map(({ value, description }) => ({ value, label: description }));

const legends = { old: 'oldAddress', new: 'newAddress' } as const;

/** What a suggestion fills in; an apartment stays as it is typed. */
const suggestedParts = ['addressLine1', 'city', 'state', 'zip'] as const;

const problemTexts: Readonly<Record<ContactAddressProblem, ContactChangeTextKey>> = {
  required: 'required',
  tooFewDigits: 'zipTooFewDigits',
  tooManyDigits: 'zipTooManyDigits',
};

/**
 * The address that is replaced and the one that replaces it. The old one is filled in where it is
 * known: that of the chosen account, or of the first while none is chosen.
 */
export default function AddressFields(props: ContactFormProps): ReactNode {
  const { accounts: [first] = [] } = useOpenAccounts();
  useKnownAddress(props.state.values.accounts[0] ?? first?.number, props.send);
  return (
    <>
      <AddressForm {...props} side="old" />
      <AddressForm {...props} side="new" />
    </>
  );
}

function AddressForm({ state, send, side }: ContactFormProps & { readonly side: Side }): ReactNode {
  const t = useTexts(contactChangeTexts);
  const field = (part: ContactAddressField) => {
    const name = addressNames[side][part];
    const problem = state.errors[name];
    return {
      ...fieldProps({ state, send }, name, t(part), problem && t(problemTexts[problem])),
      placeholder: t(`${part}Placeholder`),
    };
  };
  /** A browser fills in the new address only: it would put the same one in both. */
  const filledAs = <A extends string>(what: A) => (side === 'new' ? what : 'off');
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-4 font-semibold">{t(legends[side])}</legend>
      <StreetInput
        {...field('addressLine1')}
        required
        autoComplete={filledAs('address-line1')}
        onPick={({ address1, city, state: code, zipCode }) => {
          const picked = { addressLine1: address1, city, state: code, zip: zipCode };
          for (const part of suggestedParts) {
            send({ type: 'change', field: addressNames[side][part], value: picked[part] });
          }
        }}
      />
      <TextInput {...field('addressLine2')} autoComplete={filledAs('address-line2')} />
      <TextInput {...field('city')} required autoComplete={filledAs('address-level2')} />
      <div className="grid grid-cols-1 gap-4 @min-[320px]:grid-cols-[1fr_8rem]">
        <Select
          {...field('state')}
          required
          options={states}
          autoComplete={filledAs('address-level1')}
        />
        <DigitsInput
          {...field('zip')}
          required
          maxDigits={zipCodeLength}
          autoComplete={filledAs('postal-code')}
        />
      </div>
    </fieldset>
  );
}
