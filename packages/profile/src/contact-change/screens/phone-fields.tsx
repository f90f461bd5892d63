import { useTexts } from '@portico/element';
import { phoneMask, type PhoneProblem } from '@portico/rules';
import { fieldProps, MaskedInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { phoneNames, type PhoneNames, type Side } from '../contact-change.model';
import { contactChangeTexts, type ContactChangeTextKey } from '../contact-change.sentences';
import { useKnownPhones } from '../use-known-phones';
import type { ContactFormProps } from './contact-form-props';

const problemTexts: Readonly<Record<PhoneProblem, ContactChangeTextKey>> = {
  invalid: 'phoneInvalid',
  incompletePair: 'phonePair',
};

/** Both telephones, each with the number that is replaced and the one that replaces it. */
export default function PhoneFields(props: ContactFormProps): ReactNode {
  const t = useTexts(contactChangeTexts);
  const [first, second] = phoneNames;
  useKnownPhones(props.send);
  return (
    <>
      <PhonePair {...props} legend={t('phone1')} names={first} />
      <PhonePair {...props} legend={t('phone2')} names={second} />
    </>
  );
}

function PhonePair(
  props: ContactFormProps & { readonly legend: string; readonly names: PhoneNames },
): ReactNode {
  const { state, send, legend, names } = props;
  const t = useTexts(contactChangeTexts);
  const field = (side: Side) => {
    const name = names[side];
    const problem = state.errors[name];
    return {
      ...fieldProps({ state, send }, name, t(`${side}Phone`), problem && t(problemTexts[problem])),
      placeholder: t(`${side}PhonePlaceholder`),
      mask: phoneMask,
      inputMode: 'tel',
    } as const;
  };
  return (
    <fieldset>
      <legend className="mb-4 font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-4 @lg:grid-cols-2">
        <MaskedInput {...field('old')} autoComplete="off" />
        <MaskedInput {...field('new')} autoComplete="tel-national" />
      </div>
    </fieldset>
  );
}
