import type { CardFieldsSentences } from '@portico/contract/hosted-fields';

export type FormTexts = {
  readonly number: string;
  readonly securityCode: string;
  readonly problems: {
    readonly number: Readonly<Record<'required' | 'invalid' | 'unsupported', string>>;
    readonly securityCode: Readonly<Record<'required' | 'invalid' | 'unsupported', string>>;
  };
};

/** From the specification (payments §5). */
const texts = {
  en: {
    number: 'Card Number',
    securityCode: 'Security Code (CVV/CVC)',
    problems: {
      number: {
        required: 'Card Number is required',
        invalid: 'Card Number is invalid',
        unsupported: "The card number you've entered does not appear to be a supported type.",
      },
      securityCode: {
        required: 'CVV/CVC required',
        invalid: 'CVV/CVC invalid',
        unsupported: 'CVV/CVC invalid',
      },
    },
  },
  es: {
    number: 'Número de tarjeta',
    securityCode: 'Código de seguridad (CVV/CVC)',
    problems: {
      number: {
        required: 'El número de tarjeta es obligatorio',
        invalid: 'El número de tarjeta no es válido',
        unsupported: 'El número de tarjeta que ingresó no parece ser de un tipo aceptado.',
      },
      securityCode: {
        required: 'El CVV/CVC es obligatorio',
        invalid: 'El CVV/CVC no es válido',
        unsupported: 'El CVV/CVC no es válido',
      },
    },
  },
} satisfies Record<string, FormTexts>;

/** The sentences that the form has sent, else those of the page; English in a language without. */
export function textsOf(locale: string, sent: CardFieldsSentences | undefined): FormTexts {
  if (!sent) return locale === 'es' ? texts.es : texts.en;
  return {
    number: sent.number,
    securityCode: sent.securityCode,
    problems: {
      number: {
        required: sent.numberRequired,
        invalid: sent.numberInvalid,
        unsupported: sent.numberUnsupported,
      },
      securityCode: {
        required: sent.securityCodeRequired,
        invalid: sent.securityCodeInvalid,
        unsupported: sent.securityCodeInvalid,
      },
    },
  };
}
