import { useCore, useFlow, useSettingReader, useTexts } from '@portico/element';
import { cardBrands } from '@portico/rules';
import { Dialog } from '@portico/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { MethodFormProps } from '../method-form';
import type { CardFields, CardFieldsPage } from './card-fields';
import { cardOptions, createNewCard } from './new-card.controller';
import { newCardTexts } from './new-card.sentences';
import { CardForm } from './screens/card-form';
import { cardTypes } from '../../../../settings/card-payment-options';

/** The modal around a card form, with either kind of fields for number and security code. */
export function CardDialog(
  props: MethodFormProps & { readonly createFields: (page: CardFieldsPage) => CardFields },
): ReactNode {
  const { accountNumber, saving, onUse, onCancel, createFields } = props;
  const core = useCore();
  const read = useSettingReader();
  const t = useTexts(newCardTexts);
  const cancel = useRef(onCancel);
  useLayoutEffect(() => {
    cancel.current = onCancel;
  });
  const [fields] = useState(() => {
    const taken = read(cardTypes);
    const enabled = cardBrands.filter((brand) => taken.includes(brand));
    return createFields({ core, enabled, cancel: () => cancel.current() });
  });
  const { state, send } = useFlow(() =>
    createNewCard({ core, read, fields, accountNumber, saving, onUse }),
  );
  return (
    <Dialog open title={t('heading')} width={480} onClose={onCancel}>
      <CardForm
        state={state}
        send={send}
        fields={fields}
        saving={saving}
        {...cardOptions(read)}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
