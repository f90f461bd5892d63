import { today, wordsIn } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { counterTone, formatDate, formatMoney } from '@portico/rules';
import { DateInput, MoneyInput, RadioGroup, Select, TextArea, TextInput } from '@portico/ui';
import type { ComponentProps, ReactNode } from 'react';
import { choiceWords, labelOf } from '../kinds/field-words';
import { useWords } from '../kinds/use-words';
import { DocumentsField } from './documents-field';
import type { ShownField } from './fields';
import { offeredMonths, type FieldProblem } from './read-value';
import { requestsFieldsTexts } from './requests.fields.sentences';

export type RequestFieldProps = {
  readonly accountNumber: string;
  readonly kind: string;
  readonly field: ShownField;
  readonly value: string;
  /** Undefined while it is not shown. */
  readonly problem: FieldProblem | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** From this length on, a text has several lines. */
const longText = 120;

/** One field of a request, by its type; its words are of the API, else of the suite. */
export function RequestFieldInput(props: RequestFieldProps): ReactNode {
  const { accountNumber, kind, field, value, problem, onChange, onBlur } = props;
  const t = useTexts(requestsFieldsTexts);
  const { locale, say, day } = useWords();
  const { key, required, help } = field;
  const hint = wordsIn(help, locale);
  const common = {
    name: key,
    label: say(labelOf(field, kind, locale)),
    required,
    value,
    error: problem && t(problem.code, problem.params),
    onBlur,
  };
  switch (field.type) {
    case 'date':
      return field.allowedDays.length > 0 ? (
        <Select
          {...common}
          hint={hint}
          placeholder={t('chooseOne')}
          options={field.allowedDays.map((date) => ({ value: formatDate(date), label: day(date) }))}
          onChange={onChange}
        />
      ) : (
        <DayInput {...common} hint={hint} field={field} onChange={onChange} />
      );
    case 'months':
      return (
        <Select
          {...common}
          hint={hint}
          placeholder={t('chooseOne')}
          options={offeredMonths(field).map((count) => ({
            value: String(count),
            label: count === 1 ? t('oneMonth') : t('months', { count }),
          }))}
          onChange={onChange}
        />
      );
    case 'amount': {
      const { minAmount, maxAmount } = field;
      const limits =
        minAmount !== undefined && maxAmount !== undefined
          ? t('amountBetween', { min: formatMoney(minAmount), max: formatMoney(maxAmount) })
          : undefined;
      return <MoneyInput {...common} hint={hint ?? limits} onChange={onChange} />;
    }
    case 'choice':
    case 'reason':
      return (
        <RadioGroup
          {...common}
          hint={hint}
          options={field.choices.map((choice) => ({
            value: choice.key,
            label: say(choiceWords(choice, locale)),
          }))}
          onChange={onChange}
        />
      );
    case 'text': {
      const { maxLength = Infinity } = field;
      const isLong = maxLength > longText;
      const left = maxLength - value.length;
      return isLong ? (
        <TextArea
          {...common}
          hint={hint}
          counter={
            maxLength === Infinity
              ? undefined
              : { text: t('charactersLeft', { count: left }), tone: counterTone(left) }
          }
          onChange={onChange}
        />
      ) : (
        <TextInput {...common} hint={hint} autoComplete="off" onChange={onChange} />
      );
    }
    case 'document':
      return (
        <DocumentsField {...common} hint={hint} accountNumber={accountNumber} onChange={onChange} />
      );
  }
}

/** A day that is typed or chosen in a calendar, within the limits of its field. */
function DayInput(
  props: Omit<ComponentProps<typeof DateInput>, 'locale' | 'today' | 'min' | 'max' | 'texts'> & {
    readonly field: ShownField;
  },
): ReactNode {
  const { field, hint, ...input } = props;
  const { earliest, latest } = field;
  const t = useTexts(requestsFieldsTexts);
  const core = useCore();
  const { locale } = useWords();
  const limits = earliest && latest && { min: formatDate(earliest), max: formatDate(latest) };
  return (
    <DateInput
      {...input}
      hint={hint ?? (limits ? t('dateBetween', limits) : t('dateHint'))}
      locale={locale}
      today={today(core)}
      min={earliest}
      max={latest}
      texts={{
        open: t('chooseDate'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
    />
  );
}
