import { useTexts } from '@portico/element';
import type { AddressEntry } from '@portico/rules';
import { ComboboxInput, TextInput, type TextInputProps } from '@portico/ui';
import { useMemo, type ReactNode } from 'react';
import { addressTexts } from './address.sentences';
import { addressLine, useAddressSuggestions } from './use-address-suggestions';

/** The field of a street, with suggestions where the page has an address service. */
export function StreetInput(
  props: TextInputProps & {
    /** A suggestion was chosen: the whole address. */
    readonly onPick: (address: AddressEntry) => void;
  },
): ReactNode {
  const { onPick, ...field } = props;
  const t = useTexts(addressTexts);
  const { offered, addresses, request, clear } = useAddressSuggestions();
  const options = useMemo(() => addresses.map(addressLine), [addresses]);
  if (!offered) return <TextInput {...field} />;
  return (
    <ComboboxInput
      {...field}
      options={options}
      optionsLabel={t('suggestions')}
      optionsHint={t('suggestionsHint', { count: String(addresses.length) })}
      onChange={(text) => {
        request(text);
        field.onChange(text);
      }}
      onPick={(index) => {
        const address = addresses[index];
        clear();
        if (address) onPick(address);
      }}
    />
  );
}
