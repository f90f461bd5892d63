import { useSignalValue, useTexts } from '@portico/element';
import { cardNumberMask, securityCodeLength, type CardSecrets } from '@portico/rules';
import { DigitsInput, fieldProps, MaskedInput } from '@portico/ui';
import type { ReactNode } from 'react';
import type { MethodFormProps } from '../../method-form';
import type { CardFields, CardFieldsPage } from '../card-fields';
import { CardDialog } from '../card-dialog';
import { newCardTexts, type NewCardTextKey } from '../new-card.sentences';
import { pairClass } from '../../pair.classes';
import { CardMark } from '../../card-mark';
import { createDirectCard, type DirectCard } from './direct-card.fields';

export const texts = [newCardTexts];

/** A new card whose number is typed into Portico's own form. */
export default function DirectCardView(props: MethodFormProps): ReactNode {
  return <CardDialog {...props} createFields={createFields} />;
}

function createFields(page: CardFieldsPage): CardFields {
  const card = createDirectCard(page);
  let step: HTMLElement | null = null;
  const attach = (element: HTMLElement | null) => {
    step = element;
  };
  return {
    ...card,
    View: ({ children }) => (
      <Fields card={card} attach={attach}>
        {children}
      </Fields>
    ),
    focus: () => step?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  };
}

/** Large text is smaller here where the whole number and the mark would be wider than the field. */
const wholeNumberClass = '@container [&_input]:text-[max(16px,min(1rem,(100cqi-80px)/11.5))]';

/** The sentence for each problem (payments §5). */
const errorTexts: Readonly<
  Record<
    keyof CardSecrets,
    Readonly<Record<'required' | 'invalid' | 'unsupported', NewCardTextKey>>
  >
> = {
  cardNumber: {
    required: 'cardNumberRequired',
    invalid: 'cardNumberInvalid',
    unsupported: 'cardNumberUnsupported',
  },
  securityCode: {
    required: 'securityCodeRequired',
    invalid: 'securityCodeInvalid',
    unsupported: 'securityCodeInvalid',
  },
};

function Fields(props: {
  readonly card: DirectCard;
  readonly attach: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { card, attach, children } = props;
  const t = useTexts(newCardTexts);
  const state = useSignalValue(card.state);
  const { brand } = state;
  const field = (name: keyof CardSecrets) => {
    const code = state.errors[name];
    const error = code && t(errorTexts[name][code]);
    return { ...fieldProps({ state, send: card.send }, name, t(name), error), required: true };
  };
  return (
    <div ref={attach} className="grid gap-4">
      <div className={wholeNumberClass}>
        <MaskedInput
          {...field('cardNumber')}
          mask={cardNumberMask}
          inputMode="numeric"
          autoComplete="cc-number"
          adornment={
            brand && (
              <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center">
                <CardMark brand={brand} />
              </span>
            )
          }
        />
        <div aria-live="polite" className="mt-1.5 text-sm text-muted empty:mt-0">
          {brand && t('recognised', { brand })}
        </div>
      </div>
      <div className={pairClass}>
        {children}
        <DigitsInput
          {...field('securityCode')}
          maxDigits={brand ? securityCodeLength(brand) : 4}
          autoComplete="cc-csc"
        />
      </div>
    </div>
  );
}
