import { chunk, hostedFieldsUrl } from '@portico/core/internal';
import { useSetting, useTexts } from '@portico/element';
import { Button } from '@portico/ui';
import type { ReactNode } from 'react';
import { OnDemand } from '../../../on-demand';
import type { MethodFormProps } from '../method-form';
import { newCardTexts } from './new-card.texts';

export const texts = [newCardTexts];

const loadDirect = chunk(() => import('./direct-card/direct-card.view'));
const loadHosted = chunk(() => import('./hosted-card/hosted-card.view'));

/** The modal for a new card, with the lender's choice of fields for its number (D88). */
export default function NewCardView(props: MethodFormProps): ReactNode {
  const t = useTexts(newCardTexts);
  const hosted = useSetting(hostedFieldsUrl) !== '';
  return (
    <OnDemand
      load={hosted ? loadHosted : loadDirect}
      back={<Button onClick={props.onCancel}>{t('cancel')}</Button>}
    >
      {(Form) => <Form {...props} />}
    </OnDemand>
  );
}
