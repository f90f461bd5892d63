import { today } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { counterTone, formatDate, formatMoney } from '@portico/rules';
import { DateInput, MoneyInput, RadioGroup, Select, TextArea, TextInput } from '@portico/ui';
import type { ReactNode } from 'react';
import { choiceWords, labelOf } from '../../model/kind-words';
import { offeredMonths } from '../../model/read-value';
import { wordsIn } from '../../model/said';
import type { ShownField } from '../../model/fields';
import type { FieldProblem } from '../../asking/asking.flow';
import { requestsTexts } from '../requests.sentences';
import { useWords } from '../use-words';
import { DocumentsField } from './documents-field';

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
  const t = useTexts(requestsTexts);
  const core = useCore();
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
    case 'date': {
      const { earliest, latest, allowedDays } = field;
      const limits = earliest && latest && { min: formatDate(earliest), max: formatDate(latest) };
      return allowedDays.length > 0 ? (
        <Select
          {...common}
          hint={hint}
          placeholder={t('chooseOne')}
          options={allowedDays.map((date) => ({ value: formatDate(date), label: day(date) }))}
          onChange={onChange}
        />
      ) : (
        <DateInput
          {...common}
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
          onChange={onChange}
        />
      );
    }
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
