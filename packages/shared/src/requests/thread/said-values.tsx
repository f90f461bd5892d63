import type { RequestField, RequestValue } from '@portico/contract';
import { useTexts } from '@portico/element';
import { formatMoney } from '@portico/rules';
import { Figures, Heading } from '@portico/ui';
import type { ReactNode } from 'react';
import { requestsFieldsTexts } from '../fields/requests.fields.sentences';
import { answeredField } from '../kinds/answered-field';
import { choiceWords, labelOf } from '../kinds/field-words';
import { useWords } from '../kinds/use-words';
import { requestsThreadTexts } from './requests.thread.sentences';

/** What a borrower answers, by the words of the fields where they are known; nothing without values. */
export function SaidValues(props: {
  readonly heading: string;
  readonly kind: string;
  readonly values: readonly RequestValue[];
  /** Of the kind, where it is still offered: they can have words of the API. */
  readonly fields?: readonly RequestField[];
}): ReactNode {
  const { heading, kind, values, fields = [] } = props;
  const { locale, say } = useWords();
  const textOf = useValueText();
  if (values.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading level={4} size="label">
        {heading}
      </Heading>
      <Figures
        items={values.map((value) => {
          const field = fields.find(({ key }) => key === value.key);
          const label = say(labelOf(field ?? answeredField(value), kind, locale));
          return { label, value: textOf(value, field) };
        })}
      />
    </section>
  );
}

function useValueText(): (value: RequestValue, field: RequestField | undefined) => string {
  const t = useTexts(requestsThreadTexts);
  const ofField = useTexts(requestsFieldsTexts);
  const { locale, say, day } = useWords();
  return ({ date, months, amount, choice, text, fileIds, key }, field) => {
    if (date) return day(date);
    if (months !== undefined)
      return months === 1 ? ofField('oneMonth') : ofField('months', { count: months });
    if (amount !== undefined) return formatMoney(amount);
    if (choice !== undefined) {
      const offered = field?.choices.find((one) => one.key === choice);
      return say(choiceWords(offered ?? { key: choice, label: {} }, locale));
    }
    const count = fileIds?.length ?? 0;
    if (count > 0) return count === 1 ? t('oneDocument') : t('documents', { count });
    return text ?? key;
  };
}
