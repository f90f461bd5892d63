import type { OfferedRequest, RequestField } from '@portico/contract';
import { localDate, type LocalDate } from '@portico/rules';

/** A day of a test. */
export function day(text: string): LocalDate {
  const date = localDate(text);
  if (date === undefined) throw new Error(`${text} is no day`);
  return date;
}

/** A field that has to be answered, without words and limits. */
export const aField = (
  key: string,
  type: string,
  limits: Partial<RequestField> = {},
): RequestField => ({
  key,
  type,
  required: true,
  label: {},
  help: {},
  allowedDays: [],
  choices: [],
  ...limits,
});

/** A kind that is possible, without fields and words. */
export const aKind = (kind: string, rest: Partial<OfferedRequest> = {}): OfferedRequest => ({
  kind,
  title: {},
  about: {},
  isPossible: true,
  fields: [],
  isDecidedAtOnce: false,
  reason: {},
  ...rest,
});

/** A kind that the suite does not know, with a field of every type. */
export const newGarage = aKind('newGarage', {
  title: { en: 'New address of the car', es: 'Nueva dirección del auto' },
  about: { en: 'Tell us where the car is kept now.', es: 'Díganos dónde está el auto.' },
  fields: [
    aField('since', 'date', {
      label: { en: 'Since when?', es: '¿Desde cuándo?' },
      latest: day('2026-06-01'),
    }),
    aField('months', 'months', {
      label: { en: 'For how many months?', es: '¿Por cuántos meses?' },
      maxMonths: 6,
    }),
    aField('rent', 'amount', {
      label: { en: 'What does it cost?', es: '¿Cuánto cuesta?' },
      required: false,
    }),
    aField('place', 'choice', {
      label: { en: 'What is it?', es: '¿Qué es?' },
      choices: [
        { key: 'garage', label: { en: 'A garage', es: 'Un garaje' } },
        { key: 'street', label: {} },
      ],
    }),
    aField('why', 'reason', {
      label: { en: 'Why?', es: '¿Por qué?' },
      choices: [{ key: 'moved', label: { en: 'I moved', es: 'Me mudé' } }],
    }),
    aField('where', 'text', {
      label: { en: 'Where is it kept?', es: '¿Dónde está?' },
      maxLength: 40,
    }),
    aField('lease', 'document', {
      label: { en: 'The lease', es: 'El contrato' },
      required: false,
      maxFiles: 1,
    }),
    aField('map', 'place', { label: { en: 'On the map', es: 'En el mapa' }, required: false }),
  ],
});
